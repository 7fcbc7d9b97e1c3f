/**
 * Hydrates the page with one React root. The code is evaluated in several tasks and rendered in a transition, so that no
 * interaction waits for all of it.
 */
import { startTransition } from 'react';
import './boot/boot-bridge';
import { adoptLinkedStyles } from './remotes/hydration/adopt-linked-styles';
import { nextTask } from './remotes/hydration/next-task';
import { preparePageHydration } from './remotes/hydration/page-hydration';

const root = document.getElementById('root');
if (root) void hydrate(root);

async function hydrate(container: HTMLElement) {
  const hydration = preparePageHydration(container, globalThis.siteBoot ?? {});
  const inlined = await adoptLinkedStyles(document);
  await nextTask();
  const { hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'styled-components');
  inlined?.remove();
  await nextTask();
  await import(/* webpackMode: "eager" */ './frame/page-frame');
  await nextTask();
  const { createBrowserApp } = await import(/* webpackMode: "eager" */ './routes/browser-app');
  await nextTask();
  const BrowserApp = createBrowserApp(document, hydration);
  startTransition(() => {
    hydrateRoot(container, <BrowserApp />, {
      // A mismatch is an error to fix, but invisible to the visitor.
      onRecoverableError: (error) => console.error('Hydration', error),
    });
  });
}
