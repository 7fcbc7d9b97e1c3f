/** The boundaries that wait for hydration: the frame, which is the React root, and each remote boundary in it. */
export interface PendingBoundaries {
  /** @returns the boundary that an element belongs to */
  readonly of: (element: Element) => Element;
  readonly has: (boundary: Element) => boolean;
  /** Whether the boundary around this one is pending too: it must be hydrated first. */
  readonly isInsidePending: (boundary: Element) => boolean;
  /** Whether the code for an element is still expected; a boundary whose code has failed works as plain HTML. */
  readonly isExpected: (element: Element) => boolean;
  readonly markFailed: (boundary: Element) => void;
  readonly delete: (boundary: Element) => void;
  readonly isEmpty: () => boolean;
}

const selector = '[data-module]';

/** Call before hydration: boundaries that are rendered later are never pending. */
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
