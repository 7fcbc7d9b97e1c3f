/** @returns undefined unless the text is decimal digits, at most nine, of a number in the range */
export function parseWholeNumber(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** Whether the text is an http(s) origin as browsers write it, without a slash at its end. */
export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
