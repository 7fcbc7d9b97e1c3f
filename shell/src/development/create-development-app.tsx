import type { PageRelease } from '@site/contract';
import { readStaticHead } from '../head/static-head';
import { attributeErrors } from '../remotes/attribute-errors';
import { createBrowserModules } from '../remotes/browser-modules';
import { createPinnedRemotes } from '../remotes/pinned-remotes';
import { takeFirstPage } from '../routes/first-page';
import { readPageBlock } from '../routes/page-block';
import { createPageVisits } from '../routes/page-visits';
import { hydratePopups } from '../routes/popup/hydrate-popup';
import { prepareNextPage } from '../routes/prepare-next-page';
import { createShellHost } from '../routes/shell-host';
import { DevelopmentApp } from './development-app';
import { removeServedStyles } from './forget-page-styles';

/** Wires the app to this document. Call once. */
export function createDevelopmentApp(document: Document) {
  attributeErrors();
  const page = readPageBlock(document);
  const release = JSON.parse(document.getElementById('release')?.textContent ?? '') as PageRelease;
  const pinned = createPinnedRemotes(release);
  const modules = createBrowserModules(pinned);
  const visits = createPageVisits(page, modules, readStaticHead);
  const host = createShellHost();
  const { match } = visits.first;
  const firstPage = takeFirstPage(document, removeServedStyles);
  hydratePopups(modules, host);
  const progressPlace = document.createElement('div');
  document.body.append(progressPlace);
  return {
    app: (
      <DevelopmentApp
        host={host}
        modules={modules}
        visits={visits}
        progressPlace={progressPlace}
        publicOrigin={page.publicOrigin}
      />
    ),
    /** Of this page. One that fails is shown as failed. */
    loadFirstModules: async () => {
      const ids = match ? [match.route.module, ...(match.route.slotModules ?? [])] : [];
      await Promise.allSettled(ids.map(async (id) => modules.read(id)));
    },
    /** Call right before the app is rendered. */
    removeFirstPage: () => {
      firstPage.remove();
      prepareNextPage(visits, modules);
      pinned.prefetch();
    },
  };
}
