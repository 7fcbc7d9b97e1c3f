import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface DocumentCache<Document extends object> {
  /**
   * @param inputs everything that the document depends on: JSON values
   * @returns the document rendered from the same inputs before, otherwise a new one; an error is not kept
   */
  readonly read: (inputs: unknown, render: () => Promise<Document>) => Promise<Document>;
}

/**
 * Documents by the hash of their inputs. After a pause in its visitors a page is usually the same as before, while
 * React, which V8 has to warm up again, takes ten times as long as loading the data.
 * @param size the least recently used document gives way
 */
export function createDocumentCache<Document extends object>(
  size: number,
): DocumentCache<Document> {
  const documents = new LRUCache<string, Document>({ max: size });
  return {
    async read(inputs, render) {
      const key = createHash('sha256').update(JSON.stringify(inputs)).digest('base64');
      const document = documents.get(key) ?? (await render());
      documents.set(key, document);
      return document;
    },
  };
}
