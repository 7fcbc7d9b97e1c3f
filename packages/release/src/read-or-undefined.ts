/** @returns what was read; undefined if it is missing, damaged, or cannot be read for another reason */
export function readOrUndefined<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
