import { createPortal } from 'react-dom';
import { useEffect, useLayoutEffect, useState, useTransition } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { hrefOf } from '@site/contract';
import { NavigationProgress } from '../frame/navigation-progress';
import type { PageVisits } from './page-visits';
import { followLinks } from './follow-links';
import type { ShellHost } from './shell-host';
import { useFacesOnNewPages } from './use-faces-on-new-pages';
import { useScrollPosition } from './scroll/use-scroll-position';

interface RouterBridgeProps {
  /** Element for the progress of navigations. */
  readonly progressPlace: HTMLElement;
  readonly host: ShellHost;
  readonly visits: Pick<PageVisits, 'settle'>;
}

/**
 * Beside the page: connects the router to the constant host object and to the links of the document, reports the shown page
 * to the visits and to the frame, manages scroll positions, adds our typefaces on new pages and shows the progress of
 * navigations.
 */
export function RouterBridge({ host, visits, progressPlace }: RouterBridgeProps) {
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  const shown = useLocation();
  const { pathname } = shown;
  useLayoutEffect(() => {
    host.connect((to, options) => {
      const target = hrefOf(to);
      if (target === location.pathname) {
        // A second click while the page loads.
        if (pathname !== target) return;
        // The same page without its query, such as the search of the press list, is for the server.
        if (location.search) return location.assign(target);
        return scrollTo(0, 0);
      }
      startTransition(() => void navigate(target, { replace: options?.replace ?? false }));
    });
  }, [host, navigate, pathname]);
  useEffect(() => followLinks(host), [host]);
  useLayoutEffect(() => visits.settle(shown.pathname), [visits, shown]);
  useScrollPosition();
  useFacesOnNewPages(pathname);
  const isTraversing = useTraversal(shown, visits);
  // Outside of main, whose content the current page is.
  return createPortal(<NavigationProgress isPending={isPending || isTraversing} />, progressPlace);
}

/** @returns whether back or forward waits for another page: the router starts these navigations itself */
function useTraversal(shown: Location, visits: RouterBridgeProps['visits']): boolean {
  const [left, setLeft] = useState<Location>();
  useEffect(() => {
    const leave = () => {
      const isShown = location.pathname === shown.pathname;
      setLeft(isShown ? undefined : shown);
      // The popup was closed, or "back" has cancelled a navigation: the router may keep the location object, and then nothing
      // is committed.
      if (isShown) visits.settle(shown.pathname);
    };
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, [shown, visits]);
  return left === shown;
}
