import { useCallback } from 'react';
import { BoundaryRoot } from './boundary-root';

/** A copy of a boundary's nodes, including typed text, and the index of the focused element among them. */
export interface Snapshot {
  readonly nodes: readonly Node[];
  readonly focused: number;
}

/** @param root of the boundary; undefined or null gives an empty snapshot */
export function takeSnapshot(root: Element | null | undefined): Snapshot {
  return {
    nodes: [...(root?.childNodes ?? [])].map((node) => node.cloneNode(true)),
    focused: [...(root?.querySelectorAll('*') ?? [])].indexOf(
      document.activeElement ?? document.body,
    ),
  };
}

/**
 * Shows a snapshot and restores focus and caret, because the visitor may be typing. Inserts nodes and not innerHTML, which
 * Trusted Types forbids.
 */
export function StaticSnapshot({ snapshot }: { snapshot: Snapshot }) {
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return;
      element.replaceChildren(...snapshot.nodes);
      focus(element.querySelectorAll<HTMLElement>('*')[snapshot.focused]);
    },
    [snapshot],
  );
  return <BoundaryRoot ref={attach} data-kept="" />;
}

function focus(element: HTMLElement | undefined) {
  element?.focus({ preventScroll: true });
  // In a cloned field the caret is at the start of the text.
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)
    try {
      element.setSelectionRange(element.value.length, element.value.length);
    } catch {
      // Checkboxes, date fields and the like have no caret.
    }
}
