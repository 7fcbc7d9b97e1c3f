import { useCallback, useState } from 'react';

/** The nodes that React is about to remove, their copies, and the focused element among them. */
export interface Snapshot {
  readonly nodes: readonly Node[];
  focused: EventTarget | null;
  copies?: readonly Node[];
}

/**
 * Called while React renders without these nodes. It may remove them later, and until then the visitor may type and
 * move the focus in them, so they are copied only by `insertCopies`.
 *
 * @param root of the boundary; null gives an empty snapshot
 */
export function takeSnapshot(root: Element | null): Snapshot {
  const snapshot: Snapshot = {
    nodes: [...(root?.childNodes ?? [])],
    focused: document.activeElement,
  };
  root?.addEventListener('focusin', ({ target }) => {
    if (!snapshot.copies) snapshot.focused = target;
  });
  return snapshot;
}

/** Inserts copies with the typed text into `target`; as nodes and not as innerHTML, which Trusted Types forbids. */
export function insertCopies(target: Element, snapshot: Snapshot): void {
  snapshot.copies ??= snapshot.nodes.map((node) => node.cloneNode(true));
  target.replaceChildren(...snapshot.copies);
}

/** Focus and caret of the copies, because the visitor may be typing. */
export function restoreFocus({ nodes, copies = [], focused }: Snapshot): void {
  const index = elementsOf(nodes).indexOf(focused as Element);
  const element = elementsOf(copies)[index] as HTMLElement | undefined;
  element?.focus({ preventScroll: true });
  if (!isField(element) || !isField(focused)) return;
  try {
    element.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  } catch {
    // Checkboxes, date fields and the like have no caret.
  }
}

const isField = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

const elementsOf = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []));

interface StaticSnapshotProps {
  /** Contains the nodes that React is about to remove. */
  readonly root: Element | null;
  /** Called when the copies are in the document. */
  readonly onShown?: () => void;
}

/** A copy of HTML whose code has thrown: text, links and native forms still work. */
export function StaticSnapshot({ root, onShown }: StaticSnapshotProps) {
  const [snapshot] = useState(() => takeSnapshot(root));
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return;
      // It has no box. A rule for it would stand in the HTML of every page.
      element.style.display = 'contents';
      insertCopies(element, snapshot);
      onShown?.();
      restoreFocus(snapshot);
    },
    [snapshot, onShown],
  );
  return <div ref={attach} data-static-snapshot="" />;
}
