/**
 * One key for all the ways to write a number: without spaces, hyphens, dots and brackets, full-width
 * digits as plain ones, the country code 82 as the leading 0.
 * @returns '' for a text without any other character
 */
export function phoneKey(phone: string): string {
  return phone
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u2212.()]/gu, '')
    .replace(/^(?:\+|00)820?/, '0')
    .toLowerCase();
}
