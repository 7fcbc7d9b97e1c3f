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
