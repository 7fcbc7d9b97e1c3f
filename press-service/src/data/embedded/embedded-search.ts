import type { SqliteDatabase } from '@site/service-kit/sqlite';
import type { ArticleStore, ListPosition } from '../press-store';
import { guard } from './guard';
import { summaryColumns, toSummary, type SummaryRow } from './summary-row';

/** Before every article. */
const beginning: ListPosition = { dateMs: Number.MAX_SAFE_INTEGER, id: '' };

const part =
  'FROM press WHERE site_id = ? AND (date_ms, id) < (?, ?) ORDER BY date_ms DESC, id DESC';
const isIn = (column: string) => `${column} LIKE word.value ESCAPE '\\'`;

/** The window is a subquery, so that no other row is read, however few articles contain the words. */
export function createSearch(database: SqliteDatabase): ArticleStore['search'] {
  const find = database.prepare(
    `SELECT ${summaryColumns} FROM (SELECT * ${part} LIMIT ?)
     WHERE NOT EXISTS (
       SELECT 1 FROM json_each(?) AS word
       WHERE NOT (${['title', 'summary', 'content'].map(isIn).join(' OR ')})
     ) ORDER BY date_ms DESC, id DESC`,
  );
  const findEnd = database.prepare(`SELECT date_ms, id ${part} LIMIT 1 OFFSET ?`);

  return (siteId, words, { after = beginning, window }) =>
    guard(() => {
      const from = [siteId, after.dateMs, after.id];
      const patterns = JSON.stringify(words.map(patternOf));
      const rows = find.all(...from, window, patterns) as SummaryRow[];
      const [end] = findEnd.all(...from, window - 1) as Pick<SummaryRow, 'date_ms' | 'id'>[];
      return {
        found: rows.map(toSummary),
        end: end && { dateMs: end.date_ms, id: end.id },
      };
    });
}

/** LIKE has two wildcards; both, and the escape character, are taken literally. */
function patternOf(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
