import { useLayoutEffect, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { encodePath } from '@site/contract';
import { NavigationProgress } from '../frame/navigation-progress';
import type { ShellHost } from './shell-host';
import { useFacesOnNewPages } from './use-faces-on-new-pages';
import { useScrollPosition } from './use-scroll-position';

/**
 * A leaf beside the page that lends the router to the constant host object, keeps the scroll position of each history
 * entry, lets a new page have our typefaces and shows that a navigation takes its time. Nothing above a remote's region
 * changes when this re-renders.
 */
export function RouterBridge({ host }: { host: ShellHost }) {
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  useLayoutEffect(() => {
    host.connect((to, options) => {
      const [path = '', fragment] = to.split('#', 2);
      const target = encodePath(path) + (fragment ? `#${encodeURIComponent(fragment)}` : '');
      // Nothing to draw: a region of this page that still waits would make React wait with it.
      if (target === location.pathname) return scrollTo(0, 0);
      startTransition(() => void navigate(target, { replace: options?.replace ?? false }));
    });
  }, [host, navigate]);
  useScrollPosition();
  useFacesOnNewPages(useLocation().pathname);
  return <NavigationProgress isPending={isPending} />;
}
