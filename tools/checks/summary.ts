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
 * The press service's store tests write the name of the MongoDB server they ran against, for example `FerretDB`, into
 * this file of the checkout. No file: they ran against none.
 */
const mongodbMark = '.cache/mongodb-tested';
/** The same of packages/release and the S3 server of its release store. */
const s3Mark = '.cache/s3-tested';

/** Runs before the tests, so that files of an earlier run do not count. */
export function forgetServers(root: string): void {
  for (const mark of [mongodbMark, s3Mark]) rmSync(path.join(root, mark), { force: true });
}

/** @returns `MongoDB: tested (FerretDB)` or `MongoDB: not tested`. */
export function mongodbLine(root: string): string {
  return testedLine('MongoDB', path.join(root, mongodbMark));
}

/** @returns `S3 store: tested (versitygw)` or `S3 store: not tested`. */
export function s3Line(root: string): string {
  return testedLine('S3 store', path.join(root, s3Mark));
}

function testedLine(what: string, file: string): string {
  const server = existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[0] ?? '').trim() : '';
  return server ? `${what}: tested (${server})` : `${what}: not tested`;
}
