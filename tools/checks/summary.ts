import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addCounts, formatCounts } from './counts-line';
import type { StageResult } from './stage';

/** The last lines of the checks: a row per stage, the line about MongoDB, and the counts as the very last. */
export function summary(
  results: readonly StageResult[],
  mongodb: string,
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
  return ['', ...rows, total, '', mongodb, formatCounts(addCounts(results))].join('\n');
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
 * The press service's store tests write the name of the MongoDB server they ran against, for example `FerretDB`, into
 * this file of the checkout. No file: they ran against none.
 */
const mongodbMark = '.cache/mongodb-tested';

/** Runs before the tests, so that the mark of an earlier run does not count. */
export function forgetMongodb(root: string): void {
  rmSync(path.join(root, mongodbMark), { force: true });
}

/** @returns `MongoDB: tested (FerretDB)` or `MongoDB: not tested`. */
export function mongodbLine(root: string): string {
  const file = path.join(root, mongodbMark);
  const server = existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[0] ?? '').trim() : '';
  return server ? `MongoDB: tested (${server})` : 'MongoDB: not tested';
}
