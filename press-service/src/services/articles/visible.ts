/** Visitors see articles whose date has come. Later ones are at the beginning of lists. */
import type { ListPosition, SummaryRecord } from '../../data/press-store';

export function isVisible({ dateMs }: Pick<SummaryRecord, 'dateMs'>, nowMs: number): boolean {
  return dateMs <= nowMs;
}

/** @returns the position at which a visitor's list begins */
export function visibleAfter(after: ListPosition | undefined, nowMs: number): ListPosition {
  // The smallest id: every article of the next millisecond comes before it.
  const future = { dateMs: nowMs + 1, id: '0'.repeat(24) };
  return after && after.dateMs <= nowMs ? after : future;
}
