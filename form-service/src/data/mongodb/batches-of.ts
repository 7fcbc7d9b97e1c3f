/** A command has 16 MB at most; a thousand ids are less than 100 KB. */
export const batchSize = 1_000;

/** Splits the documents that one operation names, however many there are, into commands of the allowed size. */
export function batchesOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) =>
    all.slice(index * batchSize, (index + 1) * batchSize),
  );
}
