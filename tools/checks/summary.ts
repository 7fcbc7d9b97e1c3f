import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addCounts, formatCounts } from './counts-line';
import type { StageResult } from './stage';

/** What a log that keeps only its end must still show of one failed stage. */
const repeatedLines = 40;

/**
 * The last lines of the checks: a row per stage, the start of each failed stage's note, the lines about MongoDB and S3, and
 * the counts as the very last.
 */
export function summary(
  results: readonly StageResult[],
  servers: string,
  /** Stages may run side by side. */
  totalMs = results.reduce((sum, result) => sum + result.durationMs, 0),
): string {
  const width = Math.max(...results.map((result) => result.title.length));
  const rows = results.map((result) =>
    [
      mark(result),
      result.title.padEnd(width),
      formatDuration(result.durationMs).padStart(12),
      ` ${formatCounts(result)}`,
    ].join(' '),
  );
  const total = `  ${'all stages'.padEnd(width)} ${formatDuration(totalMs).padStart(12)}`;
  const failures = results.filter(({ failed }) => failed > 0).flatMap(repeatedNote);
  return ['', ...rows, total, ...failures, '', servers, formatCounts(addCounts(results))].join(
    '\n',
  );
}

function repeatedNote({ title, note = '' }: StageResult): readonly string[] {
  const lines = note.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return [];
  const left = lines.length - repeatedLines;
  const shown = lines.slice(0, repeatedLines).map((line) => `  ${line}`);
  return ['', `✗ ${title}`, ...shown, ...(left > 0 ? [`  … ${left} more lines above`] : [])];
}

function mark({ failed, passed }: StageResult): string {
  if (failed > 0) return '✗';
  return passed > 0 ? '✓' : '-';
}

/** @returns for example `8.3 s` or `2 min 05 s`. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 60_000) return `${(durationMs / 1000).toFixed(1)} s`;
  const seconds = Math.round(durationMs / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/**
 * The tests of the stores write the name of the server they ran against, for example `FerretDB`, into these files of the checkout.
 * No file: they ran against none.
 */
const marks = { MongoDB: '.cache/mongodb-tested', 'S3 store': '.cache/s3-tested' };

/** Runs before the tests, so that files of an earlier run do not count. */
export function forgetServers(root: string): void {
  for (const mark of Object.values(marks)) rmSync(path.join(root, mark), { force: true });
}

/** @returns `MongoDB: tested (FerretDB)` or `MongoDB: not tested`, and the same line of the S3 store */
export function serverLines(root: string): string {
  return Object.entries(marks)
    .map(([what, mark]) => {
      const file = path.join(root, mark);
      const server = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0]?.trim() : '';
      return server ? `${what}: tested (${server})` : `${what}: not tested`;
    })
    .join('\n');
}
