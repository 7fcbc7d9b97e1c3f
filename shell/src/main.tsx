/**
 * Makes the page work that the server rendered. It stays the HTML that it is: only its islands hydrate, each in a task of
 * its own, and React renders the pages that follow. The code is evaluated in several tasks, so that no interaction waits
 * for all of it.
 */
import { startTransition } from 'react';
import './boot/boot-bridge';
import { adoptLinkedStyles } from './remotes/islands/adopt-linked-styles';
import { createEarlyInput } from './remotes/islands/early-input';
import { nextTask } from './remotes/islands/next-task';

void start();

async function start() {
  const input = createEarlyInput(globalThis.siteBoot ?? {});
  const inlined = await adoptLinkedStyles(document);
  await nextTask();
  const { createRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'styled-components');
  inlined?.remove();
  await nextTask();
  const { enhanceFrame, shellIslands } = await import(
    /* webpackMode: "eager" */ './frame/enhance-frame'
  );
  enhanceFrame();
  void input.replay(document.body);
  await nextTask();
  const { createBrowserApp } = await import(/* webpackMode: "eager" */ './routes/browser-app');
  await nextTask();
  const { pages, islands, prepareNavigation } = createBrowserApp(document, input);
  islands.hydrateRemotes();
  await islands.hydrateShell(shellIslands);
  startTransition(() => createRoot(addPlaceForPages()).render(pages));
  await nextTask();
  document.documentElement.dataset['hydrated'] = 'true';
  prepareNavigation();
}

/** The pages that follow come after the document's own, which they replace. */
function addPlaceForPages(): HTMLElement {
  const place = document.createElement('div');
  place.dataset['pages'] = '';
  place.style.display = 'contents';
  (document.getElementById('main') ?? document.body).append(place);
  return place;
}
