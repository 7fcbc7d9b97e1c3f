import type { OpenedParts } from './opened-parts';

/** A new name if `LeftPage` changes: the next document may be of another release. */
const storageKey = 'left-pages';
const maxEntries = 50;

/** How the visitor left the page of a history entry. */
export interface LeftPage extends OpenedParts {
  /** Scroll position, pixels. */
  readonly y: number;
}

/** The pages of this tab's history entries, as they were left. */
export interface LeftPages {
  readonly read: (entry: string) => LeftPage | undefined;
  readonly write: (entry: string, page: LeftPage) => void;
  /** Stores them for the next document of this tab. */
  readonly store: () => void;
}

/** Starts with what the previous document stored. Without storage everything is lost with the document. */
export function createLeftPages(): LeftPages {
  const pages = readStored();
  return {
    read: (entry) => pages.get(entry),
    write(entry, page) {
      // Moves the entry to the end: the least recently written one is removed first.
      pages.delete(entry);
      pages.set(entry, page);
      const [oldest] = pages.keys();
      if (pages.size > maxEntries && oldest !== undefined) pages.delete(oldest);
    },
    store() {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...pages]));
      } catch {
        // Storage is disabled or full.
      }
    },
  };
}

function readStored(): Map<string, LeftPage> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, LeftPage][]);
  } catch {
    return new Map();
  }
}
