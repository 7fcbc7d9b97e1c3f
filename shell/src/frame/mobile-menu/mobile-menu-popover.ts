/**
 * The mobile menu is a native popover, which its buttons open even without JavaScript. In browsers without popover
 * support (Safari 16, Firefox 124) the same buttons toggle an attribute instead.
 */
import { createExternalStore } from '../external-store';

export const menuId = 'menu';

/** Whether the menu is open, for the menu button; the element itself is the source of truth. */
export const menuOpen = createExternalStore(false);

const fallbackAttribute = 'data-open';

const hasPopover = () => 'showPopover' in HTMLElement.prototype;

export function isMenuOpen(menu: HTMLElement): boolean {
  return hasPopover() ? menu.matches(':popover-open') : menu.hasAttribute(fallbackAttribute);
}

export function closeMenu(menu: HTMLElement): void {
  if (!isMenuOpen(menu)) return;
  if (hasPopover()) menu.hidePopover();
  else toggleFallback(menu, false);
}

/**
 * Calls `onChange` after the menu opens, and on closing before the focus returns.
 * @param signal removes the listeners
 */
export function watchMenu(
  menu: HTMLElement,
  onChange: (isOpen: boolean) => void,
  signal: AbortSignal,
): void {
  menu.addEventListener('toggle', () => onChange(isMenuOpen(menu)), { signal });
  menu.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      if (newState === 'closed') onChange(false);
    },
    { signal },
  );
  if (hasPopover()) return;
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(`[popovertarget="${menuId}"]`))
        toggleFallback(menu, !isMenuOpen(menu));
    },
    // Captured: events in boundaries that are not hydrated do not bubble.
    { signal, capture: true },
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeMenu(menu), {
    signal,
    capture: true,
  });
}

function toggleFallback(menu: HTMLElement, isOpen: boolean): void {
  menu.toggleAttribute(fallbackAttribute, isOpen);
  menu.dispatchEvent(new Event('toggle'));
  if (!isOpen) document.querySelector<HTMLElement>(`[popovertarget="${menuId}"]`)?.focus();
}
