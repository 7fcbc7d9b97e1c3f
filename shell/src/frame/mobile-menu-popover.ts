/**
 * The mobile menu as an element: a native popover, opened by its buttons also without JavaScript. In browsers
 * that know no popover (Safari 16, Firefox 124) the same buttons switch an attribute instead.
 */
export const menuId = 'menu';

const fallbackAttribute = 'data-open';

const hasPopover = () => 'showPopover' in HTMLElement.prototype;

export function isMenuOpen(menu: HTMLElement): boolean {
  return hasPopover() ? menu.matches(':popover-open') : menu.hasAttribute(fallbackAttribute);
}

export function closeMenu(menu: HTMLElement): void {
  if (!isMenuOpen(menu)) return;
  if (hasPopover()) menu.hidePopover();
  else switchFallback(menu, false);
}

/**
 * Calls `onChange` after every opening and before the focus returns on closing.
 * @param signal ends the watching.
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
        switchFallback(menu, !isMenuOpen(menu));
    },
    // Captured: what is not hydrated yet lets no event bubble up to here.
    { signal, capture: true },
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeMenu(menu), {
    signal,
    capture: true,
  });
}

function switchFallback(menu: HTMLElement, isOpen: boolean): void {
  menu.toggleAttribute(fallbackAttribute, isOpen);
  menu.dispatchEvent(new Event('toggle'));
  if (!isOpen) document.querySelector<HTMLElement>(`[popovertarget="${menuId}"]`)?.focus();
}
