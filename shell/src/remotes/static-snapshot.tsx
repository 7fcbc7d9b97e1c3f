import { useCallback } from 'react';
import { BoundaryRoot } from './boundary-root';

/** What stands in a region: its nodes with what is typed in them, and the place of the focused element among them. */
export interface Snapshot {
  readonly nodes: readonly Node[];
  readonly focused: number;
}

/** @param region undefined or null: an empty copy */
export function takeSnapshot(region: Element | null | undefined): Snapshot {
  return {
    nodes: [...(region?.childNodes ?? [])].map((node) => node.cloneNode(true)),
    focused: [...(region?.querySelectorAll('*') ?? [])].indexOf(
      document.activeElement ?? document.body,
    ),
  };
}

/**
 * Puts nodes back as they were, the caret too: somebody may be typing. By node and not by innerHTML, which Trusted
 * Types forbids.
 */
export function StaticSnapshot({ copy }: { copy: Snapshot }) {
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return;
      element.replaceChildren(...copy.nodes);
      focus(element.querySelectorAll<HTMLElement>('*')[copy.focused]);
    },
    [copy],
  );
  return <BoundaryRoot ref={attach} data-kept="" />;
}

function focus(element: HTMLElement | undefined) {
  element?.focus({ preventScroll: true });
  // A copy's caret stands in front of its text.
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement)
    try {
      element.setSelectionRange(element.value.length, element.value.length);
    } catch {
      // Checkboxes, dates and their like have no caret.
    }
}
