import { canonicalPath, matchRoute, type ModuleId } from '@site/contract';
import type { ModuleSource } from '../remotes/module-source';
import type { PageVisits } from './page-visits';

/** Shorter than a hover before a click, longer than a pointer that only passes. */
const restMs = 80;

/**
 * Gets the code and data of the page that the visitor is about to open: the pointer rests on its link, the focus is
 * on it, or a finger touches it. What fails is asked for again by the click.
 * @returns stops it
 */
export function prepareNextPage(visits: PageVisits, source: ModuleSource): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prepare = (pathname: string) => {
    const route = matchRoute(canonicalPath(pathname) ?? '')?.route;
    if (!route || document.documentElement.hasAttribute('data-saver')) return;
    visits.prepare(pathname);
    for (const id of [route.module, ...(route.slotModules ?? [])]) void load(source, id);
  };
  const handleRest = ({ target }: Event) => {
    clearTimeout(timer);
    const pathname = nextPathname(target);
    if (pathname !== undefined) timer = setTimeout(() => prepare(pathname), restMs);
  };
  const handleTouch = ({ target }: Event) => {
    const pathname = nextPathname(target);
    if (pathname !== undefined) prepare(pathname);
  };
  document.addEventListener('pointerover', handleRest, options);
  document.addEventListener('focusin', handleRest, options);
  document.addEventListener('pointerdown', handleTouch, options);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

async function load(source: ModuleSource, id: ModuleId) {
  try {
    await source.read(id, 'empty');
  } catch {
    // The navigation itself says what to do without it.
  }
}

/** The page of this site that a link opens in this tab; undefined for every other target. */
function nextPathname(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin) return undefined;
  if (link.target || link.hasAttribute('data-registration')) return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname;
}
