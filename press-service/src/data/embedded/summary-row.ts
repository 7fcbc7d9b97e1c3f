import type { SummaryRecord } from '../press-store';

/** A row of table `press` without its content. */
export interface SummaryRow {
  id: string;
  site_id: string;
  title: string;
  summary: string;
  date_ms: number;
  views: number;
}

export const summaryColumns = 'id, site_id, title, summary, date_ms, views';

export function toSummary(row: SummaryRow): SummaryRecord {
  const { id, title, summary, views } = row;
  return { id, siteId: row.site_id, title, summary, dateMs: row.date_ms, views };
}
