import type { BodyBudget } from '../requests/read-body';

/** Many phones share an address, and an ordinary body is open for milliseconds. */
const maxPerVisitor = 128;
/** Of all bodies that are being read or forwarded. */
const maxBytes = 64 * 1024 * 1024;

export interface OpenBody extends BodyBudget {
  readonly close: () => void;
}

/** @returns a function that opens a body for a visitor, or returns undefined when that visitor has too many open */
export function createOpenBodies(): (visitor: string) => OpenBody | undefined {
  const openByVisitor = new Map<string, number>();
  let heldBytes = 0;
  return (visitor) => {
    const open = openByVisitor.get(visitor) ?? 0;
    if (open >= maxPerVisitor) return undefined;
    openByVisitor.set(visitor, open + 1);
    let ownBytes = 0;
    return {
      take(bytes) {
        if (heldBytes + bytes > maxBytes) return false;
        heldBytes += bytes;
        ownBytes += bytes;
        return true;
      },
      close() {
        heldBytes -= ownBytes;
        const others = (openByVisitor.get(visitor) ?? 1) - 1;
        if (others > 0) openByVisitor.set(visitor, others);
        else openByVisitor.delete(visitor);
      },
    };
  };
}
