import { useLayoutEffect, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hrefOf } from '@site/contract';
import { NavigationProgress } from '../frame/navigation-progress';
import type { ShellHost } from './shell-host';
import { useFacesOnNewPages } from './use-faces-on-new-pages';
import { useScrollPosition } from './scroll/use-scroll-position';

/**
 * A leaf beside the page that connects the router to the constant host object, manages scroll positions, adds our
 * typefaces on new pages and shows the progress of navigations. Its re-renders affect nothing above a remote boundary.
 */
export function RouterBridge({ host }: { host: ShellHost }) {
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  useLayoutEffect(() => {
    host.connect((to, options) => {
      const target = hrefOf(to);
      // Nothing to render, and a boundary of this page that is still pending would suspend the transition.
      if (target === location.pathname) return scrollTo(0, 0);
      startTransition(() => void navigate(target, { replace: options?.replace ?? false }));
    });
  }, [host, navigate]);
  useScrollPosition();
  useFacesOnNewPages(useLocation().pathname);
  return <NavigationProgress isPending={isPending} />;
}
