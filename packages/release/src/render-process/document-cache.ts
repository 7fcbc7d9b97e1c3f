import { createHash } from 'node:crypto';

export interface DocumentCache<Document> {
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
export function createDocumentCache<Document>(size: number): DocumentCache<Document> {
  const documents = new Map<string, Document>();
  return {
    async read(inputs, render) {
      const key = createHash('sha256').update(JSON.stringify(inputs)).digest('base64');
      const document = documents.get(key) ?? (await render());
      documents.delete(key);
      documents.set(key, document);
      const [oldest] = documents.keys();
      if (documents.size > size && oldest !== undefined) documents.delete(oldest);
      return document;
    },
  };
}
