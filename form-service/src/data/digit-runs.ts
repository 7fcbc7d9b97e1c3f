/** Digits that stand together in a text, with what people type between them. */

export interface DigitGroup {
  /** Digits without anything between them; the first may have a plus. */
  readonly digits: string;
  /** Position in the text in NFKC. */
  readonly start: number;
  readonly end: number;
}

/**
 * Anything but letters and digits, and the two long vowels that are typed for a dash. Not `#` and `~`, which precede an
 * extension or the end of a range.
 */
const separator = /^(?:[^\p{L}\p{N}#~+]|[\u1173\u30FC]){1,4}$/u;

/** @returns the runs of a text in NFKC; a plus begins a new one */
export function digitRunsIn(text: string): DigitGroup[][] {
  const runs: DigitGroup[][] = [];
  const normalized = text.normalize('NFKC');
  let end = 0;
  for (const { 0: digits, index: start } of normalized.matchAll(/\+?\d+/g)) {
    const run = runs.at(-1);
    const group = { digits, start, end: start + digits.length };
    if (run && !digits.startsWith('+') && separator.test(normalized.slice(end, start)))
      run.push(group);
    else runs.push([group]);
    ({ end } = group);
  }
  return runs;
}
