import { Navigate, Route, Routes } from 'react-router-dom';
import { encodePath, redirects, routes } from '@site/contract';
import { NotFoundPage } from '../frame/not-found-page';
import { UnavailablePage } from '../frame/unavailable-page';
import { RoutePage } from './route-page';
import { usePageVisit } from './visits-context';

/** The route table as the router reads it. Pages of one remote share their place, so a change keeps it mounted. */
export function SiteRoutes() {
  const { status } = usePageVisit();
  if (status === 503) return <UnavailablePage />;
  if (status === 404) return <Missing />;
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.id} path={route.path} caseSensitive element={<RoutePage />} />
      ))}
      <Route path="*" element={<Missing />} />
    </Routes>
  );
}

/** Redirects are no routes of a page: only paths that nothing else matches are looked up here. */
function Missing() {
  const { path } = usePageVisit();
  const redirect = redirects.find(({ from }) => from === path);
  return redirect ? <Navigate to={encodePath(redirect.to)} replace /> : <NotFoundPage />;
}
