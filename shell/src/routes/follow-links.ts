import { canonicalPath, isPlainClick, matchRoute } from '@site/contract';
import type { Host } from '@site/host';
import { decodeFragment } from './scroll/scroll-to-target';

/**
 * Links are plain HTML; one listener makes those to pages of this site navigate without a page load. Those with a query,
 * such as a search, are for the server.
 * @returns a function that removes the listener
 */
export function followLinks({ navigate }: Pick<Host, 'navigate'>): () => void {
  const follow = (event: MouseEvent) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('#root a[href]')
        : null;
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const path = pageOf(link);
    if (path === undefined) return;
    event.preventDefault();
    navigate(path);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/** @returns the decoded path with its fragment; undefined for a link that the browser has to follow */
function pageOf(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== location.origin || link.search) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  if (link.hash && link.pathname === location.pathname) return undefined;
  const path = canonicalPath(link.pathname);
  if (path === undefined || !matchRoute(path)) return undefined;
  return path + decodeFragment(link.hash);
}
