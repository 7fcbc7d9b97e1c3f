import type { SummaryRecord } from '../press-store';

/** A row of table `press` without its content. */
export interface SummaryRow {
  id: string;
  site_id: string;
  title: string;
  summary: string;
  date_ms: number;
  views: number;
  updated_at_ms: number | null;
}

export const summaryColumns = 'id, site_id, title, summary, date_ms, views, updated_at_ms';

export function toSummary(row: SummaryRow): SummaryRecord {
  const { id, title, summary, views, updated_at_ms: updatedAtMs } = row;
  return {
    id,
    siteId: row.site_id,
    title,
    summary,
    dateMs: row.date_ms,
    ...(updatedAtMs !== null && { updatedAtMs }),
    views,
  };
}
