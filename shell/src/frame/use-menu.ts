import { useEffect, useRef } from 'react';
import { closeMenu, isMenuOpen, watchMenu } from './mobile-menu-popover';
import { menuOpen } from './menu-open';

const desktopWidth = '(min-width: 56.3125em)';

/**
 * Follows the menu while it opens and closes: the page behind it is inert so that the focus stays inside, and it
 * closes when a link was followed, when the path changes, and when the window grows to the desktop layout.
 * @param path current path of the page
 * @returns the ref for the menu, which must be a sibling of everything else on the page.
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
    const follow = (isOpen: boolean) => {
      menuOpen.set(isOpen);
      setBehindInert(page, menu, isOpen);
      if (isOpen) menu.querySelector('button')?.focus();
    };
    watchMenu(menu, follow, signal);
    menu.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) closeMenu(menu);
      },
      { signal },
    );
    matchMedia(desktopWidth).addEventListener('change', () => closeMenu(menu), { signal });
    // The visitor may have opened it before the page came alive.
    if (isMenuOpen(menu)) follow(true);
    return () => {
      watching.abort();
      follow(false);
    };
  }, []);

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (ref.current) closeMenu(ref.current);
  }, [path]);

  return ref;
}

/** Set on the elements, not by React: nothing above a region that is not hydrated yet may render again. */
function setBehindInert(page: HTMLElement, menu: HTMLElement, isInert: boolean): void {
  for (const element of page.children)
    if (element !== menu) element.toggleAttribute('inert', isInert);
}
