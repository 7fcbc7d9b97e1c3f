import { Navigate } from 'react-router-dom';
import { encodePath, redirects } from '@site/contract';
import { NotFoundPage } from '../frame/not-found-page';
import { UnavailablePage } from '../frame/unavailable-page';
import { RoutePage } from './route-page';
import { usePageVisit } from './visits-context';

/**
 * What the address shows. The visit has matched it against the route table already; the router's own matching would do
 * the same again for 40 ms of a phone. Pages of one remote share their place, so a change keeps it mounted.
 */
export function SiteRoutes() {
  const { status } = usePageVisit();
  if (status === 503) return <UnavailablePage />;
  if (status === 404) return <Missing />;
  return <RoutePage />;
}

/** Redirects are no routes of a page: only paths that nothing else matches are looked up here. */
function Missing() {
  const { path } = usePageVisit();
  const redirect = redirects.find(({ from }) => from === path);
  return redirect ? <Navigate to={encodePath(redirect.to)} replace /> : <NotFoundPage />;
}
