/** @throws Error for an empty list, which is an error of the bench */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('No values to take the median of');
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle] ?? upper;
  return (lower + upper) / 2;
}
