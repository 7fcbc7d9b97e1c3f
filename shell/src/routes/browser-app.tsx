import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { parseModuleId, type ModuleId, type PageRelease } from '@site/contract';
import { App } from '../app';
import { readStaticHead } from '../head/static-head';
import { attributeErrors } from '../remotes/attribute-errors';
import { createBrowserModules } from '../remotes/browser-modules';
import { createReleaseStore } from '../remotes/release-store';
import { readPageBlock } from './page-block';
import { createPageVisits } from './page-visits';
import { createShellHost } from './shell-host';

/** Wires the app to this document. Call once, before hydration touches the page. */
export function createBrowserApp(document: Document) {
  attributeErrors();
  const page = readPageBlock(document);
  const release = JSON.parse(document.getElementById('release')?.textContent ?? '') as PageRelease;
  const releases = createReleaseStore(release);
  const onPage = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-module]')].map(
      (region) => region.dataset['module'] as ModuleId,
    ),
  );
  const source = createBrowserModules(releases);
  const visits = createPageVisits(page, source, readStaticHead);
  const host = createShellHost();
  // Regions start loading now, not when React reaches them.
  for (const id of onPage)
    if (parseModuleId(id).remote in release.remotes) void source.read(id, 'html');
  return function BrowserApp() {
    useEffect(() => {
      document.documentElement.dataset['hydrated'] = 'true';
      releases.prefetch();
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
