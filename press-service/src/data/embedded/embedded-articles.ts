import type { ArticlePicture } from '@site/contract';
import type { SqliteDatabase } from '@site/service-kit/sqlite';
import type {
  ArticleRecord,
  ArticleStore,
  DraftRecord,
  ListPosition,
  SummaryRecord,
} from '../press-store';
import { guard } from './guard';

const summaryColumns =
  'id, site_id AS siteId, title, summary, date_ms AS dateMs, views, updated_at_ms AS updatedAtMs';
const columns = `${summaryColumns}, content, draft_hash AS draftHash, iif(picture_name IS NULL, NULL,
  json_object('name', picture_name, 'alt', picture_alt, 'shareBytes', picture_share_bytes)) AS picture`;
const pictureColumns = ['picture_name', 'picture_alt', 'picture_share_bytes'];
const newestFirst = 'ORDER BY date_ms DESC, id DESC LIMIT ?';

/** Rows returned by a write are read with all(): it steps to the end, where a failing commit is reported. */
export function createEmbeddedArticles(database: SqliteDatabase): ArticleStore {
  const firstPage = database.prepare(
    `SELECT ${summaryColumns} FROM press WHERE site_id = ? ${newestFirst}`,
  );
  const nextPage = database.prepare(
    `SELECT ${summaryColumns} FROM press WHERE site_id = ? AND (date_ms, id) < (?, ?) ${newestFirst}`,
  );
  const read = database.prepare(`SELECT ${columns} FROM press WHERE site_id = ? AND id = ?`);
  const insert = database.prepare(
    `INSERT INTO press (id, site_id, title, summary, date_ms, views, updated_at_ms, draft_hash, content,
       ${pictureColumns.join(', ')})
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
  );
  const edit = database.prepare(
    `UPDATE press SET title = ?, summary = ?, content = ?, updated_at_ms = ?,
       date_ms = coalesce(?, date_ms),
       ${pictureColumns.map((column) => `${column} = iif(?, ?, ${column})`).join(', ')}
     WHERE site_id = ? AND id = ? RETURNING ${columns}`,
  );
  const remove = database.prepare('DELETE FROM press WHERE site_id = ? AND id = ?');
  const addViews = database.prepare(
    'UPDATE press SET views = views + ? WHERE site_id = ? AND id = ? AND date_ms <= ? RETURNING views',
  );

  return {
    list: (siteId, { after, limit }) =>
      guard(() => {
        const rows = after
          ? nextPage.all(siteId, after.dateMs, after.id, limit)
          : firstPage.all(siteId, limit);
        return rows.map(toSummary);
      }),
    search: createSearch(database),
    read: (siteId, id) => guard(() => toArticle(read.all(siteId, id))),
    insert: (article) =>
      guard(
        () =>
          insert.run(
            article.id,
            article.siteId,
            article.title,
            article.summary,
            article.dateMs,
            article.views,
            article.updatedAtMs ?? null,
            article.draftHash ?? null,
            article.content,
            ...valuesOf(article.picture),
          ).changes === 1,
      ),
    edit: (siteId, id, { title, summary, content, dateMs, picture }, updatedAtMs) =>
      guard(() => {
        const isChanged = picture === undefined ? 0 : 1;
        const changes = [title, summary, content, updatedAtMs, dateMs ?? null];
        const pictures = valuesOf(picture).flatMap((value) => [isChanged, value]);
        return toArticle(edit.all(...changes, ...pictures, siteId, id));
      }),
    remove: (siteId, id) => guard(() => remove.run(siteId, id).changes === 1),
    addViews: (siteId, id, views, nowMs) =>
      guard(() => (addViews.all(views, siteId, id, nowMs) as { views: number }[])[0]?.views),
  };
}

function valuesOf(picture: DraftRecord['picture']) {
  return picture ? [picture.name, picture.alt, picture.shareBytes] : [null, null, null];
}

function toArticle(rows: unknown[]): ArticleRecord | undefined {
  if (rows.length === 0) return undefined;
  const { picture, ...article } = withoutNulls(rows[0]) as Omit<ArticleRecord, 'picture'> & {
    picture?: string;
  };
  if (picture === undefined) return article;
  return { ...article, picture: JSON.parse(picture) as ArticlePicture };
}

const toSummary = (row: unknown) => withoutNulls(row) as SummaryRecord;

/** @param row of table `press`; what an article lacks is NULL in it */
function withoutNulls(row: unknown): unknown {
  return Object.fromEntries(Object.entries(row as object).filter(([, value]) => value !== null));
}

/** Before every article. */
const beginning: ListPosition = { dateMs: Number.MAX_SAFE_INTEGER, id: '' };

const part =
  'FROM press WHERE site_id = ? AND (date_ms, id) < (?, ?) ORDER BY date_ms DESC, id DESC';
const isIn = (column: string) => `${column} LIKE word.value ESCAPE '\\'`;

/** The window is a subquery, so that no other row is read, however few articles contain the words. */
function createSearch(database: SqliteDatabase): ArticleStore['search'] {
  const find = database.prepare(
    `SELECT ${summaryColumns} FROM (SELECT * ${part} LIMIT ?)
     WHERE NOT EXISTS (
       SELECT 1 FROM json_each(?) AS word
       WHERE NOT (${['title', 'summary', 'content'].map(isIn).join(' OR ')})
     ) ORDER BY date_ms DESC, id DESC`,
  );
  const findEnd = database.prepare(`SELECT date_ms AS dateMs, id ${part} LIMIT 1 OFFSET ?`);

  return (siteId, words, { after = beginning, window }) =>
    guard(() => {
      const from = [siteId, after.dateMs, after.id];
      const patterns = JSON.stringify(words.map(patternOf));
      const rows = find.all(...from, window, patterns);
      const [end] = findEnd.all(...from, window - 1) as ListPosition[];
      return { found: rows.map(toSummary), end };
    });
}

/** LIKE has two wildcards; both, and the escape character, are taken literally. */
function patternOf(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
