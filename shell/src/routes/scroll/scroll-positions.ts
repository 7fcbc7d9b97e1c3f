const storageKey = 'scroll-positions';
const maxEntries = 50;

/** The scroll position of each history entry of this tab. */
export interface ScrollPositions {
  readonly read: (entry: string) => number | undefined;
  readonly write: (entry: string, y: number) => void;
  /** Stores the positions for the next document of this tab. */
  readonly store: () => void;
}

/** Starts with the positions that the previous document stored. Without storage they are lost with the document. */
export function createScrollPositions(): ScrollPositions {
  const positions = new Map(readStored());
  return {
    read: (entry) => positions.get(entry),
    write(entry, y) {
      // Moves the entry to the end: the least recently written one is removed first.
      positions.delete(entry);
      positions.set(entry, Math.round(y));
      const [oldest] = positions.keys();
      if (positions.size > maxEntries && oldest !== undefined) positions.delete(oldest);
    },
    store() {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
      } catch {
        // Storage is disabled or full.
      }
    },
  };
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}

/** @returns the key of the current history entry; undefined if it has none yet */
export function entryKey(): string | undefined {
  const { key, entry } = (history.state ?? {}) as { key?: unknown; entry?: unknown };
  return [key, entry].find((value) => typeof value === 'string');
}

/** The router's number of the entry that was current last. */
let lastIndex = -1;

/**
 * Gives the current history entry a key in its state. The router does so for entries that it pushes; the first entry of a
 * tab and entries of fragments have none, and the popup's entry copies that of the page. Our key is not called `key`:
 * otherwise the router would see a new location after the popup is closed, and React would re-render failed remotes.
 * The entry of a fragment also gets its number, from which the router counts on.
 * @returns the key
 */
export function ensureEntryKey(): string {
  const state = history.state as { readonly idx?: number } | null;
  const idx = (lastIndex = state?.idx ?? lastIndex + 1);
  const known = entryKey();
  if (known !== undefined) return known;
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...state, idx, entry: key }, '');
  return key;
}
