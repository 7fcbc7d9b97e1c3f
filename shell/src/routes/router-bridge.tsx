import { useLayoutEffect, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hrefOf } from '@site/contract';
import { NavigationProgress } from '../frame/navigation-progress';
import type { ShellHost } from './shell-host';
import { useFacesOnNewPages } from './use-faces-on-new-pages';
import { useScrollPosition } from './scroll/use-scroll-position';
import { useVisits } from './visits-context';

/**
 * A leaf beside the page that connects the router to the constant host object, reports the shown page to the visits,
 * manages scroll positions, adds our typefaces on new pages and shows the progress of navigations. Its re-renders affect
 * nothing above a remote boundary.
 */
export function RouterBridge({ host }: { host: ShellHost }) {
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  useLayoutEffect(() => {
    host.connect((to, options) => {
      const target = hrefOf(to);
      if (target === location.pathname) {
        // The same page without its query, such as the search of the press list, is for the server.
        if (location.search) return location.assign(target);
        // Nothing to render, and a boundary of this page that is still pending would suspend the transition.
        return scrollTo(0, 0);
      }
      startTransition(() => void navigate(target, { replace: options?.replace ?? false }));
    });
  }, [host, navigate]);
  const shown = useLocation();
  const { pathname } = shown;
  const visits = useVisits();
  // For every location: a navigation that was cancelled by "back" leaves the pathname as it was.
  useLayoutEffect(() => visits.settle(shown.pathname), [visits, shown]);
  useScrollPosition();
  useFacesOnNewPages(pathname);
  return <NavigationProgress isPending={isPending} />;
}
