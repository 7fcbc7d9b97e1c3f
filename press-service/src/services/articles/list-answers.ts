/**
 * Complete responses to visitors' list requests, by the address of the request, as long as the list in them is cached.
 * Express has just sent them, so that no header is defined twice.
 */
import type { PreparedList } from './prepared-lists';

const capacity = 200;

export interface ListAnswer {
  /** Of the request's address, for the log. */
  readonly path: string;
  /** Names and values in turn, as Express wrote them. */
  readonly headers: readonly string[];
  /** The same without those of the body. */
  readonly headersOf304: readonly string[];
  readonly etag: string;
  readonly body: Buffer;
}

export interface ListAnswers {
  /** @param url exactly as the request line had it */
  find(url: string): ListAnswer | undefined;
  remember(url: string, list: PreparedList, answer: ListAnswer): void;
}

export function createListAnswers(): ListAnswers {
  const remembered = new Map<
    string,
    { readonly list: PreparedList; readonly answer: ListAnswer }
  >();
  return {
    find(url) {
      const found = remembered.get(url);
      if (!found) return undefined;
      if (found.list.isKept()) return found.answer;
      remembered.delete(url);
      return undefined;
    },
    remember(url, list, answer) {
      // A change during the query has dropped its list.
      if (!list.isKept()) return;
      if (remembered.size >= capacity) remembered.clear();
      remembered.set(url, { list, answer });
    },
  };
}
