import { ObjectId, type Filter } from 'mongodb';
import type { ListPosition, ShownPicture, SummaryRecord } from '../press-store';

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
  picture?: ShownPicture;
}

/** The range on date alone bounds the index scan; the alternative only drops what shares the cursor's instant. */
export function pageFilter(siteId: string, after: ListPosition | undefined): Filter<PressDocument> {
  if (!after) return { siteId: { $eq: siteId } };
  const date = new Date(after.dateMs);
  return {
    siteId: { $eq: siteId },
    date: { $lte: date },
    $or: [{ date: { $lt: date } }, { _id: { $lt: new ObjectId(after.id) } }],
  };
}

export function toSummary(document: Omit<PressDocument, 'content'>): SummaryRecord {
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
