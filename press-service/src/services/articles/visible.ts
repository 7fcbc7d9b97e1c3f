/** Which articles a visitor sees: those whose date has come. Lists hold later ones at their beginning. */
import type { ListPosition, SummaryRecord } from '../../data/press-store';

export function isVisible({ dateMs }: Pick<SummaryRecord, 'dateMs'>, nowMs: number): boolean {
  return dateMs <= nowMs;
}

/** @returns the position from which a visitor may read the list on */
export function visibleAfter(after: ListPosition | undefined, nowMs: number): ListPosition {
  // The smallest id: every article of the next millisecond comes before it.
  const future = { dateMs: nowMs + 1, id: '0'.repeat(24) };
  return after && after.dateMs <= nowMs ? after : future;
}
