/** Half a surrogate pair, or a control character other than tab and line breaks: the service refuses them. */
const refused = /\p{Surrogate}|[^\P{Cc}\t\n\r]/gu;

/** @returns the text without the characters that cannot be stored */
export function cleanText(text: string): string {
  return text.replaceAll(refused, '');
}
