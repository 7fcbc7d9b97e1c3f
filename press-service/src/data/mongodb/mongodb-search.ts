import type { Collection, Document, Filter } from 'mongodb';
import type { ArticleStore } from '../press-store';
import { guard } from '@site/service-kit/mongodb';
import { pageFilter, toSummary, type PressDocument } from './press-document';

/** The server ends a search after this time. */
const maxTimeMs = 2_000;

/** `$limit` comes before the expressions, so that the index alone decides how many documents are read. */
export function createSearch(press: Collection<PressDocument>): ArticleStore['search'] {
  return (siteId, words, { after, window }) =>
    guard(async () => {
      const part: Document[] = [
        { $match: pageFilter(siteId, after) },
        { $sort: { date: -1, _id: -1 } },
      ];
      const documents = await press
        .aggregate<PressDocument>(
          [
            ...part,
            { $limit: window },
            { $match: { $and: words.map(contains) } },
            { $project: { content: 0 } },
          ],
          { maxTimeMS: maxTimeMs },
        )
        .toArray();
      const [last] = await press
        .aggregate<Pick<PressDocument, '_id' | 'date'>>(
          [...part, { $skip: window - 1 }, { $limit: 1 }, { $project: { date: 1 } }],
          { maxTimeMS: maxTimeMs },
        )
        .toArray();
      return {
        found: documents.map(toSummary),
        end: last && { dateMs: last.date.getTime(), id: last._id.toHexString() },
      };
    });
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
