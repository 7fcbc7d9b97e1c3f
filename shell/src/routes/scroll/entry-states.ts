import type { OpenedParts } from './opened-parts';

/** A new name if `EntryState` changes: the next document may be of another release. */
const storageKey = 'entry-states';
const maxEntries = 50;

/** What back and forward restore on the page of a history entry. */
export interface EntryState extends OpenedParts {
  /** Scroll position, pixels. */
  readonly y: number;
}

/**
 * How the visitor left each history entry of this tab. Starts with what the previous document stored; without storage everything
 * is lost with the document.
 */
export function createEntryStates() {
  const states = readStored();
  return {
    read: (entry: string) => states.get(entry),
    write(entry: string, state: EntryState) {
      // Moves the entry to the end: the least recently written one is removed first.
      states.delete(entry);
      states.set(entry, state);
      const [oldest] = states.keys();
      if (states.size > maxEntries && oldest !== undefined) states.delete(oldest);
    },
    /** Stores them for the next document of this tab. */
    store() {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...states]));
      } catch {
        // Storage is disabled or full.
      }
    },
  };
}

function readStored(): Map<string, EntryState> {
  try {
    return new Map(
      JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, EntryState][],
    );
  } catch {
    return new Map();
  }
}
