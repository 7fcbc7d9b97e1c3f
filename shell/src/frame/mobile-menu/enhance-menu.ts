import { isPlainClick } from '@site/contract';
import { desktopWidth } from '@site/design';
import { closeMenu, isMenuOpen, menuId, watchMenu } from './mobile-menu-popover';

const openers = `[popovertarget="${menuId}"]:not([popovertargetaction])`;

/**
 * Makes the page inert while the menu is open, so that the focus stays in the menu, and closes the menu when a link is
 * followed and when the window reaches the desktop layout.
 * @param menu a sibling of all other content
 */
export function enhanceMenu(menu: HTMLElement): void {
  const handleChange = (isOpen: boolean) => {
    for (const element of menu.parentElement?.children ?? [])
      if (element !== menu) element.toggleAttribute('inert', isOpen);
    for (const opener of document.querySelectorAll(openers))
      opener.setAttribute('aria-expanded', String(isOpen));
    // Opened before the script ran it may have the focus already.
    if (isOpen && !menu.contains(document.activeElement)) menu.querySelector('button')?.focus();
  };
  watchMenu(menu, handleChange);
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') && isPlainClick(event)) closeMenu(menu);
  });
  matchMedia(desktopWidth).addEventListener('change', () => closeMenu(menu));
  // The visitor may have opened it before.
  if (isMenuOpen(menu)) handleChange(true);
}
