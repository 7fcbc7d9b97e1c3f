/** Whether every row of a matrix runs, as in `npm test -- --only long`. */
export const wholeMatrix = 'WHOLE_MATRIX';

/**
 * Of rows that run the same code, each with another value, those that every `npm test` runs: the first, the last and others evenly
 * between them, always the same ones. All of them take minutes of processor time: `npm test -- --only long` runs them.
 * @param count how many; default: a third of the rows, at least two
 */
export function representativeRows<Row>(
  rows: readonly Row[],
  count = Math.max(2, Math.ceil(rows.length / 3)),
): Row[] {
  if (process.env[wholeMatrix] === '1' || count >= rows.length) return [...rows];
  const step = (rows.length - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, at) => rows[Math.round(at * step)] as Row);
}
