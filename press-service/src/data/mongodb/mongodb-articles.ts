import { ObjectId, type Collection, type Filter } from 'mongodb';
import type { ArticlePicture } from '@site/contract';
import { guard, guardInsert } from '@site/service-kit/mongodb';
import type { ArticleRecord, ArticleStore, ListPosition, SummaryRecord } from '../press-store';

/** A document of collection `press`. The optional fields are ours, the others are the specification's. */
export interface PressDocument {
  _id: ObjectId;
  siteId: string;
  title: string;
  summary: string;
  content: string;
  date: Date;
  views: number;
  updatedAt?: Date;
  draftHash?: string;
  picture?: ArticlePicture;
}

export function createMongodbArticles(press: Collection<PressDocument>): ArticleStore {
  return {
    list: (siteId, { after, limit }) =>
      guard(async () => {
        const documents = await press
          .find(pageFilter(siteId, after), { projection: { content: 0 } })
          .sort({ date: -1, _id: -1 })
          .limit(limit)
          .toArray();
        return documents.map(toSummary);
      }),
    search: createSearch(press),
    read: (siteId, id) => guard(async () => toArticle(await press.findOne(one(siteId, id)))),
    insert: (article) => guardInsert(() => press.insertOne(toDocument(article))),
    edit: (siteId, id, { title, summary, content, dateMs, picture }, updatedAtMs) =>
      guard(async () => {
        const changes = {
          title,
          summary,
          content,
          updatedAt: new Date(updatedAtMs),
          ...(dateMs !== undefined && { date: new Date(dateMs) }),
          ...(picture && { picture }),
        };
        const edited = await press.findOneAndUpdate(
          one(siteId, id),
          { $set: changes, ...(picture === null && { $unset: { picture: 1 as const } }) },
          { returnDocument: 'after' },
        );
        return toArticle(edited);
      }),
    remove: (siteId, id) =>
      guard(async () => (await press.deleteOne(one(siteId, id))).deletedCount === 1),
    addViews: (siteId, id, views, nowMs) =>
      guard(async () => {
        // Without a projection: not every MongoDB-compatible server supports one here.
        const counted = await press.findOneAndUpdate(
          { ...one(siteId, id), date: { $lte: new Date(nowMs) } },
          { $inc: { views } },
          { returnDocument: 'after' },
        );
        return counted?.views;
      }),
  };
}

function one(siteId: string, id: string): Filter<PressDocument> {
  return { _id: { $eq: new ObjectId(id) }, siteId: { $eq: siteId } };
}

function toDocument(article: ArticleRecord): PressDocument {
  const { id, siteId, title, summary, content, dateMs, views, draftHash, picture } = article;
  return {
    _id: new ObjectId(id),
    siteId,
    title,
    summary,
    content,
    date: new Date(dateMs),
    views,
    ...(draftHash !== undefined && { draftHash }),
    ...(picture && { picture }),
  };
}

function toArticle(document: PressDocument | null): ArticleRecord | undefined {
  if (!document) return undefined;
  const { content, draftHash, picture } = document;
  return {
    ...toSummary(document),
    content,
    ...(picture && { picture }),
    ...(draftHash !== undefined && { draftHash }),
  };
}

/** The range on date alone bounds the index scan; the alternative only drops what shares the cursor's instant. */
function pageFilter(siteId: string, after: ListPosition | undefined): Filter<PressDocument> {
  if (!after) return { siteId: { $eq: siteId } };
  const date = new Date(after.dateMs);
  return {
    siteId: { $eq: siteId },
    date: { $lte: date },
    $or: [{ date: { $lt: date } }, { _id: { $lt: new ObjectId(after.id) } }],
  };
}

function toSummary(document: Omit<PressDocument, 'content'>): SummaryRecord {
  const { _id, siteId, title, summary, date, updatedAt, views } = document;
  return {
    id: _id.toHexString(),
    siteId,
    title,
    summary,
    dateMs: date.getTime(),
    ...(updatedAt && { updatedAtMs: updatedAt.getTime() }),
    views,
  };
}

/** The server ends a search after this time. */
const timeLimitMs = 2_000;

/**
 * The last article of the window is read first and bounds the search, so that an article published in between neither hides
 * another one nor repeats it on the next page. Bounded by position and not by `$limit`: the index decides how many documents
 * are read in either case.
 */
function createSearch(press: Collection<PressDocument>): ArticleStore['search'] {
  return (siteId, words, { after, window }) =>
    guard(async () => {
      const page = pageFilter(siteId, after);
      const newestFirst = { $sort: { date: -1, _id: -1 } };
      const [last] = await press
        .aggregate<Position>(
          [
            { $match: page },
            newestFirst,
            { $skip: window - 1 },
            { $limit: 1 },
            { $project: { date: 1 } },
          ],
          { maxTimeMS: timeLimitMs },
        )
        .toArray();
      const conditions = [...(last ? [downTo(last)] : []), ...words.map(contains)];
      const documents = await press
        .aggregate<PressDocument>(
          [{ $match: { ...page, $and: conditions } }, newestFirst, { $project: { content: 0 } }],
          { maxTimeMS: timeLimitMs },
        )
        .toArray();
      return { found: documents.map(toSummary), end: last && positionOf(last) };
    });
}

type Position = Pick<PressDocument, '_id' | 'date'>;

/** Like pageFilter, in the other direction and including the article itself. */
function downTo({ _id, date }: Position): Filter<PressDocument> {
  return { date: { $gte: date }, $or: [{ date: { $gt: date } }, { _id: { $gte: _id } }] };
}

function positionOf({ _id, date }: Position): ListPosition {
  return { dateMs: date.getTime(), id: _id.toHexString() };
}

function contains(word: string): Filter<PressDocument> {
  const $regex = escapeExpression(word);
  return {
    $or: ['title', 'summary', 'content'].map((field) => ({ [field]: { $regex, $options: 'i' } })),
  };
}

/** Escapes every character of the word. */
function escapeExpression(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
