/** RFC 5545, 3.1: maximum octets of a line, without its line break. */
const lineBytes = 75;

/** @returns a content line with its line break; a long one is folded by a line break and a space, never inside a character */
export function foldLine(line: string): string {
  let bytes = 0;
  const letters = [...line].map((letter) => {
    const size = Buffer.byteLength(letter);
    bytes += size;
    if (bytes <= lineBytes) return letter;
    bytes = size + 1;
    return `\r\n ${letter}`;
  });
  return `${letters.join('')}\r\n`;
}
