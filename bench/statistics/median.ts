/** @throws Error for an empty list, which is an error of the bench */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('No values to take the median of');
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle] ?? upper;
  return (lower + upper) / 2;
}

/** @returns the smallest value that this share of the values does not exceed; NaN for an empty list */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}
