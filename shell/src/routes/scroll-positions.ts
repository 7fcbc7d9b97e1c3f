const storageKey = 'scroll-positions';
const keptEntries = 50;

/** Where the visitor was on each history entry of this tab. */
export interface ScrollPositions {
  readonly read: (entry: string) => number | undefined;
  readonly write: (entry: string, y: number) => void;
  /** Keeps them for the next document of this tab. */
  readonly store: () => void;
}

/** Starts from what the tab's last document has stored. Without storage they live as long as the document. */
export function createScrollPositions(): ScrollPositions {
  const positions = new Map(readStored());
  return {
    read: (entry) => positions.get(entry),
    write(entry, y) {
      // Last written, last to go.
      positions.delete(entry);
      positions.set(entry, Math.round(y));
      const [oldest] = positions.keys();
      if (positions.size > keptEntries && oldest !== undefined) positions.delete(oldest);
    },
    store() {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
      } catch {
        // Storage is switched off or full.
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
