import { useLayoutEffect, type ReactNode } from 'react';
import { BrowserRouter, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { PageRelease } from '@site/contract';
import { HostProvider, SlotProvider } from '@site/host';
import { showPathInFrame } from '../frame/enhance-frame';
import { PageMeta } from '../head/page-meta';
import { readStaticHead } from '../head/static-head';
import { attributeErrors } from '../remotes/attribute-errors';
import { createBrowserModules } from '../remotes/browser-modules';
import type { EarlyInput } from '../remotes/islands/early-input';
import { createPageIslands } from '../remotes/islands/page-islands';
import { ModuleSourceContext } from '../remotes/module-source';
import { createPinnedRemotes } from '../remotes/pinned-remotes';
import { takeFirstPage } from './first-page';
import { readPageBlock } from './page-block';
import { renderSlot, renderSlotInIsland, SlotContent } from './page-slot';
import { createPageVisits } from './page-visits';
import { hydratePopups } from './popup/hydrate-popup';
import { prepareNextPage } from './prepare-next-page';
import { RouterBridge } from './router-bridge';
import { createShellHost } from './shell-host';
import { PageContent, SiteRoutes } from './site-routes';
import { VisitContext } from './visit-context';

/** Wires the app to this document: its islands, its popup, and the pages that follow. Call once. */
export function createBrowserApp(document: Document, input: EarlyInput) {
  attributeErrors();
  const page = readPageBlock(document);
  const release = JSON.parse(document.getElementById('release')?.textContent ?? '') as PageRelease;
  const pinned = createPinnedRemotes(release);
  const modules = createBrowserModules(pinned);
  const visits = createPageVisits(page, modules, readStaticHead);
  const host = createShellHost();
  const { first } = visits;
  const withHost = (content: ReactNode) => <HostProvider host={host}>{content}</HostProvider>;
  const islands = createPageIslands({
    modules,
    pinned,
    input,
    wrap: withHost,
    renderExpose: (id, module) =>
      first.match?.route.module === id ? (
        <VisitContext value={first}>
          <SlotProvider render={renderSlotInIsland}>
            <ModuleSourceContext value={modules}>
              <PageContent module={module} match={first.match} visit={first} />
            </ModuleSourceContext>
          </SlotProvider>
        </VisitContext>
      ) : (
        <SlotContent module={module} />
      ),
  });
  const firstPage = takeFirstPage(document, islands.unmountRemotes);
  hydratePopups(modules, host);

  /** Nothing while the page is the document's own, which stays the HTML that it is. */
  function CurrentPage() {
    const { pathname, search } = useLocation();
    const isReturn = useNavigationType() === NavigationType.Pop;
    const visit = visits.visit(pathname, { search, isReturn });
    const isFirst = visit === first;
    useLayoutEffect(() => {
      if (isFirst) return;
      firstPage.remove();
      showPathInFrame(visit.path);
    }, [isFirst, visit]);
    if (isFirst) return null;
    return (
      <VisitContext value={visit}>
        <PageMeta publicOrigin={page.publicOrigin} />
        <SiteRoutes />
      </VisitContext>
    );
  }

  const pages = withHost(
    <BrowserRouter>
      <SlotProvider render={renderSlot}>
        <ModuleSourceContext value={modules}>
          <CurrentPage />
        </ModuleSourceContext>
      </SlotProvider>
      <RouterBridge host={host} visits={visits} progressPlace={addProgressPlace(document)} />
    </BrowserRouter>,
  );
  return {
    pages,
    islands,
    /** Call once the pages are rendered. */
    prepareNavigation: () => {
      prepareNextPage(visits, modules);
      pinned.prefetch();
    },
  };
}

function addProgressPlace(document: Document): HTMLElement {
  const place = document.createElement('div');
  (document.getElementById('root') ?? document.body).append(place);
  return place;
}
