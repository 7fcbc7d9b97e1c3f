import { addCounts, formatCounts } from './counts-line';
import type { StageResult } from './stage';

/** The gate's last lines: a row per stage, the line about MongoDB, and the counts as the very last. */
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
