/**
 * @returns for example `1,215`. Not `toLocaleString`, whose first call costs a phone 200 ms for loading locale tables.
 */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
