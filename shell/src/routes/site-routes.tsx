import { Navigate } from 'react-router-dom';
import { encodePath, ownRegistrationUrl, pathOf, redirects } from '@site/contract';
import { NotFoundPage } from '../frame/error-pages/not-found-page';
import { UnavailablePage } from '../frame/error-pages/unavailable-page';
import { RoutePage } from './route-page';
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
