import { canonicalPath, matchRoute, type ModuleId } from '@site/contract';
import type { ModuleSource } from '../remotes/module-source';
import type { PageVisits } from './page-visits';

/** Shorter than the hover before a click, longer than that of a passing pointer. */
const hoverMs = 80;

/**
 * Loads code and data of the page that the visitor is about to open: when the pointer rests on its link, or on focus or
 * touch. If that fails, the click tries again.
 */
export function prepareNextPage(visits: Pick<PageVisits, 'prepare'>, source: ModuleSource): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prepare = (pathname: string) => {
    const route = matchRoute(canonicalPath(pathname) ?? '')?.route;
    if (!route || document.documentElement.hasAttribute('data-saver')) return;
    visits.prepare(pathname);
    for (const id of [route.module, ...(route.slotModules ?? [])]) void load(source, id);
  };
  const handleHover = ({ target }: Event) => {
    clearTimeout(timer);
    const pathname = nextPathname(target);
    if (pathname !== undefined) timer = setTimeout(() => prepare(pathname), hoverMs);
  };
  const handleTouch = ({ target }: Event) => {
    const pathname = nextPathname(target);
    if (pathname !== undefined) prepare(pathname);
  };
  document.addEventListener('pointerover', handleHover, { passive: true });
  document.addEventListener('focusin', handleHover, { passive: true });
  document.addEventListener('pointerdown', handleTouch, { passive: true });
}

async function load(source: ModuleSource, id: ModuleId) {
  try {
    await source.read(id);
  } catch {
    // The navigation itself handles the error.
  }
}

/** @returns the pathname of the page that a link opens in this tab; undefined for other targets */
function nextPathname(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin) return undefined;
  if (link.target || link.hasAttribute('data-registration')) return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname;
}
