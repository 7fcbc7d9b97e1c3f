/** The parts of a page that wait for hydration: the frame, which is the React root, and each remote boundary in it. */
export interface PendingBoundaries {
  /** @returns the part that an element belongs to */
  readonly of: (element: Element) => Element;
  readonly has: (boundary: Element) => boolean;
  /** Whether a boundary around this one waits too: until that one is hydrated, this one cannot be. */
  readonly isInsidePending: (boundary: Element) => boolean;
  /** Whether the code of an element's part is on its way; a part whose code has failed works as HTML alone. */
  readonly isExpected: (element: Element) => boolean;
  readonly markFailed: (boundary: Element) => void;
  readonly delete: (boundary: Element) => void;
  readonly isEmpty: () => boolean;
}

const selector = '[data-module]';

/** Call before hydration: what is rendered later by script is never pending. */
export function findPendingBoundaries(root: Element): PendingBoundaries {
  const pending = new Set<Element>([root, ...root.querySelectorAll(selector)]);
  const failed = new WeakSet<Element>();
  const of = (element: Element) => element.closest(selector) ?? root;
  return {
    of,
    has: (boundary) => pending.has(boundary),
    isInsidePending: (boundary) =>
      boundary !== root && pending.has(boundary.parentElement?.closest(selector) ?? root),
    isExpected(element) {
      const boundary = of(element);
      return pending.has(boundary) && !failed.has(boundary);
    },
    markFailed: (boundary) => void failed.add(boundary),
    delete: (boundary) => void pending.delete(boundary),
    isEmpty: () => pending.size === 0,
  };
}
