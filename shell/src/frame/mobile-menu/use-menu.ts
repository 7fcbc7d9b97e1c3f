import { useEffect, useRef } from 'react';
import { isPlainClick } from '@site/contract';
import { desktopWidth } from '@site/design';
import { closeMenu, isMenuOpen, menuOpen, watchMenu } from './mobile-menu-popover';

/**
 * Makes the page inert while the menu is open, so that the focus stays in the menu, and closes the menu when a link is
 * followed, when the path changes, and when the window reaches the desktop layout.
 * @param path current path of the page
 * @returns the ref for the menu, which must be a sibling of all other content
 */
export function useMenu(path: string) {
  const ref = useRef<HTMLElement>(null);
  const shownPath = useRef(path);

  useEffect(() => {
    const menu = ref.current;
    const page = menu?.parentElement;
    if (!menu || !page) return undefined;
    const watching = new AbortController();
    const { signal } = watching;
    const handleChange = (isOpen: boolean) => {
      menuOpen.set(isOpen);
      setBehindInert(page, menu, isOpen);
      // Opened before hydration it may have the focus already.
      if (isOpen && !menu.contains(document.activeElement)) menu.querySelector('button')?.focus();
    };
    watchMenu(menu, handleChange, signal);
    menu.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('a') && isPlainClick(event)) closeMenu(menu);
      },
      { signal },
    );
    matchMedia(desktopWidth).addEventListener('change', () => closeMenu(menu), { signal });
    // The visitor may have opened it before hydration.
    if (isMenuOpen(menu)) handleChange(true);
    return () => {
      watching.abort();
      handleChange(false);
    };
  }, []);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (ref.current) closeMenu(ref.current);
  }, [path]);

  return ref;
}

/** Set on the elements and not by React: nothing above a boundary that is not hydrated may re-render. */
function setBehindInert(page: HTMLElement, menu: HTMLElement, isInert: boolean): void {
  for (const element of page.children)
    if (element !== menu) element.toggleAttribute('inert', isInert);
}
