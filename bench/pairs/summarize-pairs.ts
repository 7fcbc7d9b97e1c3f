import { compare, medianOf, valuesOf } from '../statistics/compare';
import type { Round } from '../statistics/rounds';

const figures = [
  'score',
  'fcp',
  'lcp',
  'tbt',
  'cls',
  'speedIndex',
  'bytes',
  'requests',
  'scripts',
  'fonts',
  'machineIndex',
] as const;

/** @returns the medians of each candidate, then the first candidate compared with it; only rounds that have both count */
export function summarizePairs(
  rounds: readonly Round[],
  [first = '', ...others]: readonly string[],
): string[] {
  return [first, ...others].flatMap((name) => {
    if (valuesOf(rounds, name, 'score').length === 0) return [`${name.padEnd(12)} no results`];
    const medians = figuresLine((figure) => medianOf(rounds, name, figure));
    const line = `${name.padEnd(12)} ${medians}`;
    const isComparable = rounds.some((results) => results[first] && results[name]);
    if (name === first || !isComparable) return [line];
    const compared = (['fcp', 'lcp', 'tbt'] as const).map((figure) => {
      const { ratio, p } = compare(rounds, first, name, figure);
      return `${figure} ${Number.isFinite(ratio) ? `${ratio.toFixed(2)}×` : '–'} (p ${p.toFixed(3)})`;
    });
    return [line, `${''.padEnd(12)} ${first} against ${name}: ${compared.join(', ')}`];
  });
}

export function figuresLine(valueOf: (figure: string) => number | undefined): string {
  return figures
    .map((figure) => `${figure}=${(valueOf(figure) ?? NaN).toFixed(figure === 'cls' ? 4 : 0)}`)
    .join(' ');
}
