import { canonicalPath, matchRoute, menu, subMenus } from '@site/contract';
import { currentMark } from './route-links';

/** Marks the frame's links to the current page. The frame is not rendered again when the page changes. */
export function markCurrentLinks(document: Document, path: string): void {
  const mark = (link: Element, value: string | undefined) =>
    value ? link.setAttribute('aria-current', value) : link.removeAttribute('aria-current');
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'body :is(header, [popover], footer) li a[href^="/"]',
  );
  for (const link of links) mark(link, currentMark(path, canonicalPath(link.pathname) ?? ''));
  const groups = document.querySelectorAll('header nav > ul > li > a');
  for (const [index, link] of groups.entries())
    mark(link, currentGroup(path) === menu[index]?.label ? 'true' : undefined);
}

/** @returns the label of the menu's group; pages that are not in the menu belong to that of their sub-menu */
export function currentGroup(path: string): string | undefined {
  const subMenu = matchRoute(path)?.route.subMenu;
  return subMenu && subMenus[subMenu].label;
}
