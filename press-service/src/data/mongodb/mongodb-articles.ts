import { ObjectId, type Collection, type Filter } from 'mongodb';
import type { ArticleRecord, ArticleStore } from '../press-store';
import { guard, guardInsert } from '@site/service-kit/mongodb';
import { createSearch } from './mongodb-search';
import { pageFilter, toSummary, type PressDocument } from './press-document';

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
