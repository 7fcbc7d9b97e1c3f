/** Format characters, spaces, those that Unicode tells programs not to draw, and the few whose glyph is empty. */
const invisible =
  /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1d159}]/gu;

/** Whether nothing of a text can be seen: then a required field is missing. */
export function isBlank(text: string): boolean {
  return text.replaceAll(invisible, '') === '';
}
