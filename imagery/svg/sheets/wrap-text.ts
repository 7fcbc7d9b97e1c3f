/** Share of the font size that a sign is wide: Hangul fills its square nearly, Latin and figures half of it. */
const widthOf = (sign: string) => ((sign.codePointAt(0) ?? 0) < 0x250 ? 0.53 : 0.92);

function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, sign) => sum + widthOf(sign) * size, 0);
}

/** Breaks between words, as the pages do (keep-all). @param width in units of the drawing */
export function wrapText(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
