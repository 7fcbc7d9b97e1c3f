/**
 * Entry of the shell in `npm run dev`, and in no build that is released. React renders the page anew, frame included, as it
 * renders a page after a client navigation: then an edit of any part is shown at once.
 */
import { removeServedStyles } from './forget-page-styles';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
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
import { rootOptions } from './root-options';

void start();

async function start() {
  attributeErrors();
  const page = readPageBlock(document);
  const release = JSON.parse(document.getElementById('release')?.textContent ?? '') as PageRelease;
  const pinned = createPinnedRemotes(release);
  const modules = createBrowserModules(pinned);
  const visits = createPageVisits(page, modules, readStaticHead);
  const host = createShellHost();
  const firstPage = takeFirstPage(document, removeServedStyles);
  hydratePopups(modules, host);
  const progressPlace = document.createElement('div');
  document.body.append(progressPlace);
  // A module of this page that fails is shown as failed.
  const route = visits.first.match?.route;
  const ids = route ? [route.module, ...(route.slotModules ?? [])] : [];
  await Promise.allSettled(ids.map(async (id) => modules.read(id)));
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root element');
  firstPage.remove();
  prepareNextPage(visits, modules);
  pinned.prefetch();
  const app = (
    <DevelopmentApp
      host={host}
      modules={modules}
      visits={visits}
      progressPlace={progressPlace}
      publicOrigin={page.publicOrigin}
    />
  );
  flushSync(() => createRoot(root, rootOptions).render(app));
  document.documentElement.dataset['hydrated'] = 'true';
}
