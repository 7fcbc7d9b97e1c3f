import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { keepVisitorState } from '../remotes/islands/keep-visitor-state';
import { rootOptions } from './root-options';

/** Instead of hydrating: the HTML may be a running site's, whose styles have other names. Typed text is kept. */
export function hydrateInOneTask(element: HTMLElement, content: ReactNode): Root {
  const restoreVisitorState = keepVisitorState(element);
  const root = createRoot(element, rootOptions);
  flushSync(() => root.render(content));
  restoreVisitorState();
  return root;
}
