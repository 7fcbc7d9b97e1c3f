import type { Collection, Filter } from 'mongodb';
import type { ArticleStore, ListPosition } from '../press-store';
import { guard } from '@site/service-kit/mongodb';
import { pageFilter, toSummary, type PressDocument } from './press-document';

/** The server ends a search after this time. */
const maxTimeMs = 2_000;

/**
 * The last article of the window is read first and bounds the search, so that an article published in between neither hides
 * another one nor repeats it on the next page. Bounded by position and not by `$limit`: the index decides how many documents
 * are read in either case.
 */
export function createSearch(press: Collection<PressDocument>): ArticleStore['search'] {
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
          { maxTimeMS: maxTimeMs },
        )
        .toArray();
      const conditions = [...(last ? [downTo(last)] : []), ...words.map(contains)];
      const documents = await press
        .aggregate<PressDocument>(
          [{ $match: { ...page, $and: conditions } }, newestFirst, { $project: { content: 0 } }],
          { maxTimeMS: maxTimeMs },
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
