/**
 * @returns for example `1,215`. By hand: the first call of `toLocaleString` costs a phone 200 ms, because it makes the
 * browser load its tables of all languages.
 */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
