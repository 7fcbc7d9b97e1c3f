import { use, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { encodePath, ownRegistrationUrl, pathOf, redirects, type RouteMatch } from '@site/contract';
import { VisuallyHidden } from '@site/design';
import { useHost, type ExposeModule } from '@site/host';
import { loadingText } from '../content/state-texts';
import { NotFoundPage } from '../frame/error-pages/not-found-page';
import { UnavailablePage } from '../frame/error-pages/unavailable-page';
import { SectionBanner } from '../frame/section/section-banner';
import { SubMenuBar } from '../frame/section/sub-menu-bar';
import { RemoteBoundary } from '../remotes/boundary/remote-boundary';
import type { PageVisit } from './page-visits';
import { usePageVisit } from './visit-context';

/**
 * The page of the current path. The visit has already matched the path against the route table; the router's own matching
 * would cost a phone another 40 ms. Pages of one expose share a boundary, which stays mounted between them.
 */
export function SiteRoutes() {
  const { status } = usePageVisit();
  if (status === 503) return <UnavailablePage />;
  if (status === 404) return <Missing />;
  return <RoutePage />;
}

/**
 * Redirects are not in the route table, so they are looked up only for paths that match no route. Back at the address of a native
 * post, its page is not there any more.
 */
function Missing() {
  const { path } = usePageVisit();
  const to =
    path === ownRegistrationUrl
      ? pathOf('registration')
      : redirects.find(({ from }) => from === path)?.to;
  return to ? <Navigate to={encodePath(to)} replace /> : <NotFoundPage />;
}

/** A route's page: the shell's banner, then the owner's module in its boundary. */
function RoutePage() {
  const visit = usePageVisit();
  const { match } = visit;
  if (!match) return null;
  return (
    <>
      {match.route.frame === 'section' && (
        <>
          <SectionBanner route={match.route} />
          <SubMenuBar route={match.route} />
        </>
      )}
      <RemoteBoundary
        key={visit.boundaryKey}
        id={match.route.module}
        page={visit.path}
        fallback={<PageLoading />}
      >
        {(module) => <PageContent key={visit.path} module={module} match={match} visit={visit} />}
      </RemoteBoundary>
    </>
  );
}

interface PageContentProps {
  readonly module: ExposeModule;
  readonly match: RouteMatch;
  readonly visit: PageVisit;
}

/** What an expose renders on a page: with the page's parameters and its data. */
export function PageContent({ module, match, visit }: PageContentProps) {
  const { default: Page, missingPath } = module;
  const loading = visit.data(module);
  const data: unknown = loading instanceof Promise ? use(loading) : loading;
  if (data === null && missingPath) return <ReplacePage path={missingPath} />;
  return <Page params={match.params} data={data} {...(visit.admin && { admin: visit.admin })} />;
}

/** Redirects from a page whose content does not exist and replaces its history entry. */
function ReplacePage({ path }: { path: string }) {
  const { navigate } = useHost();
  useEffect(() => navigate(path, { replace: true }), [navigate, path]);
  return null;
}

/** Placeholder for a page that is loading; only shown on client navigation. */
function PageLoading() {
  return (
    <Place aria-busy="true">
      <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
    </Place>
  );
}

const Place = styled.div`
  min-height: 100vh;
`;
