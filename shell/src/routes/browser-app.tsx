import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { parseModuleId, type PageRelease } from '@site/contract';
import { App } from '../app';
import { readStaticHead } from '../head/static-head';
import { attributeErrors } from '../remotes/attribute-errors';
import { createBrowserModules } from '../remotes/browser-modules';
import { nextTask } from '../remotes/hydration/next-task';
import type { PageHydration } from '../remotes/hydration/page-hydration';
import { createPinnedRemotes } from '../remotes/pinned-remotes';
import { hydratePopups } from './popup/hydrate-popup';
import { readPageBlock } from './page-block';
import { createPageVisits } from './page-visits';
import { prepareNextPage } from './prepare-next-page';
import { createShellHost } from './shell-host';

/** Wires the app to this document. Call once, before hydration. */
export function createBrowserApp(document: Document, hydration: PageHydration) {
  attributeErrors();
  const page = readPageBlock(document);
  const release = JSON.parse(document.getElementById('release')?.textContent ?? '') as PageRelease;
  const pinned = createPinnedRemotes(release);
  const source = createBrowserModules(pinned, hydration);
  const visits = createPageVisits(page, source, readStaticHead);
  const host = createShellHost();
  // Starts loading their code now, not when React reaches their boundaries.
  for (const id of hydration.modules)
    if (parseModuleId(id).remote in release.remotes) void source.read(id, 'html');
  hydratePopups(source, host);
  return function BrowserApp() {
    useEffect(() => {
      document.documentElement.dataset['hydrated'] = 'true';
      hydration.onFrameHydrated();
      void nextTask().then(pinned.prefetch);
      return prepareNextPage(visits, source);
    }, []);
    return (
      <App
        Router={BrowserRouter}
        host={host}
        source={source}
        visits={visits}
        publicOrigin={page.publicOrigin}
      />
    );
  };
}
