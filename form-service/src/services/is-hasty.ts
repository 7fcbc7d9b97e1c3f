/** With autofill people need about four seconds for a page and its form, a program less than one. */
const hastySeconds = 2;

/**
 * The time score beside the honeypot. It only marks an entry for the operators: it refuses or delays nobody, and slow
 * visitors (a screen reader, a break) are never marked.
 * @param pageSeconds the header as it was sent; a missing or malformed one, as in native posts, gives no score
 */
export function isHasty(pageSeconds: string | undefined): boolean {
  if (pageSeconds === undefined || !/^\d{1,3}$/.test(pageSeconds)) return false;
  return Number(pageSeconds) < hastySeconds;
}
