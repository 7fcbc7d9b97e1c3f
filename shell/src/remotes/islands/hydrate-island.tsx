import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { InsideIsland } from '@site/host';
import '../../boot/boot-bridge';
import { FailureBoundary } from '../boundary/failure-boundary';
import { StaticSnapshot } from '../boundary/static-snapshot';
import { keepVisitorState } from './keep-visitor-state';
import { undoChanges } from './undo-changes';
import { markHydrated } from './waiting-islands';

/** Hydrates one island. If it throws, its HTML stays as a static snapshot. */
export function hydrateIsland(island: HTMLElement, content: ReactNode): Root {
  const root = hydrateInOneTask(
    island,
    <FailureBoundary instead={() => <StaticSnapshot root={island} />}>
      <InsideIsland value>{content}</InsideIsland>
    </FailureBoundary>,
  );
  markHydrated(island);
  return root;
}

/**
 * Hydrates an element in one task, whatever others have made of its HTML: their changes are undone for React and then made
 * again. Where that fails React renders it anew, still in this task, and the visitor's input is carried over.
 */
export function hydrateInOneTask(element: HTMLElement, content: ReactNode): Root {
  const restoreVisitorState = keepVisitorState(element);
  const redoChanges = undoChanges(globalThis.siteBoot?.changes ?? [], element);
  const outcome = { isRenderedAnew: false };
  const root = flushSync(() =>
    hydrateRoot(element, content, {
      onRecoverableError(error) {
        outcome.isRenderedAnew = true;
        // An error to fix, but invisible to the visitor.
        console.error('Hydration', error);
      },
    }),
  );
  if (!outcome.isRenderedAnew) redoChanges();
  restoreVisitorState();
  return root;
}
