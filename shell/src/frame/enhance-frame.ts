/**
 * What script adds to the frame. The frame is HTML that React renders on the server only, so nothing that a browser, a
 * translator or an extension does to it can break it.
 */
import { fadeOnLoad } from '@site/design';
import { PanelPictures } from './header/panel-pictures';
import { dismissNav } from './header/dismiss-nav';
import { headerId } from './header/header';
import { closeFamilySite } from './footer/close-family-site';
import { markCurrentLinks } from './mark-current-links';
import { enhanceMenu } from './mobile-menu/enhance-menu';
import { closeMenu, menuId } from './mobile-menu/mobile-menu-popover';
import { ShareButton } from './section/share/share-item';
import { SubMenuScroll } from './section/sub-menu-bar';
import { enhanceTextSize } from './text-size/text-size';
import { TopTextSize } from './text-size/top-text-size';

/** The shell's own islands. */
export const shellIslands = [PanelPictures, TopTextSize, SubMenuScroll, ShareButton];

/** Call once. A part that others have removed is left out. */
export function enhanceFrame(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('#root picture > img'))
    fadeOnLoad(image);
  enhanceTextSize();
  const header = document.getElementById(headerId);
  if (header) markScrolled(header);
  const nav = header?.querySelector('nav');
  if (nav) dismissNav(nav);
  const menu = document.getElementById(menuId);
  if (menu) enhanceMenu(menu);
  const familySite = document.querySelector<HTMLDetailsElement>('details[data-family-site]');
  if (familySite) closeFamilySite(familySite);
}

/** Sets `data-scrolled` on the header while the page is scrolled. */
function markScrolled(header: HTMLElement): void {
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > 0);
  addEventListener('scroll', mark, { passive: true });
  mark();
}

/** @param path decoded canonical path of the page that is shown now */
export function showPathInFrame(path: string): void {
  markCurrentLinks(document, path);
  const menu = document.getElementById(menuId);
  if (menu) closeMenu(menu);
}
