import { useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { encodePath } from '@site/contract';
import { NavigationProgress } from '../frame/navigation-progress';
import type { ShellHost } from './shell-host';
import { useFacesOnNewPages } from './use-faces-on-new-pages';

/**
 * A leaf beside the page that lends the router to the constant host object, goes to the top of a new
 * page, lets it have our typefaces and shows that a navigation takes its time. Nothing above a remote's region changes when this re-renders.
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
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  useFacesOnNewPages(pathname);
  return <NavigationProgress isPending={isPending} />;
}

/** By pathname: the popup's history entries make a new location object of the same page. */
function useScrollToTop(pathname: string) {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    // Keyboard and screen reader continue at the new page, not at a link that may be gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => {
    // The browser would restore the old position of a page that we draw anew.
    history.scrollRestoration = 'manual';
    const keepForReload = () => (history.scrollRestoration = 'auto');
    addEventListener('pagehide', keepForReload);
    return () => removeEventListener('pagehide', keepForReload);
  }, []);
}
