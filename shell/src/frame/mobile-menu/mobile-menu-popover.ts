/**
 * The mobile menu is a native popover, which its buttons open even without JavaScript. In browsers without popover
 * support (Safari 16, Firefox 124) the same buttons toggle an attribute instead, and `aria-expanded`, which other browsers
 * announce by themselves.
 */
export const menuId = 'menu';

const menuButtons = `[popovertarget="${menuId}"]`;
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

/** Calls `onChange` after the menu opens, and on closing before the focus returns. */
export function watchMenu(menu: HTMLElement, onChange: (isOpen: boolean) => void): void {
  menu.addEventListener('toggle', () => onChange(isMenuOpen(menu)));
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') onChange(false);
  });
  if (hasPopover()) return;
  announce(isMenuOpen(menu));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(menuButtons))
      toggleFallback(menu, !isMenuOpen(menu));
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeMenu(menu));
}

function toggleFallback(menu: HTMLElement, isOpen: boolean): void {
  menu.toggleAttribute(fallbackAttribute, isOpen);
  announce(isOpen);
  menu.dispatchEvent(new Event('toggle'));
  if (!isOpen) document.querySelector<HTMLElement>(menuButtons)?.focus();
}

function announce(isOpen: boolean): void {
  for (const button of document.querySelectorAll(menuButtons))
    button.setAttribute('aria-expanded', String(isOpen));
}
