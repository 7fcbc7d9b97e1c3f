import { isPlainClick } from '@site/contract';

/**
 * Dismisses the desktop menu, which CSS opens on hover: on Escape, wherever the focus is (WCAG 1.4.13), and when a link in it
 * is followed. It stays closed until the pointer or the focus enters a group again.
 */
export function dismissNav(nav: HTMLElement): void {
  const dismiss = () => {
    // The focus would be lost with the panel, so it moves to the group's own link.
    const group = nav.querySelector(':scope > ul > li:focus-within');
    group?.querySelector('a')?.focus();
    nav.dataset['dismissed'] = '';
  };
  const allow = () => delete nav.dataset['dismissed'];
  for (const group of nav.querySelectorAll(':scope > ul > li')) {
    group.addEventListener('pointerenter', allow);
    group.addEventListener('focusin', allow);
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss();
  });
  nav.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a') && isPlainClick(event)) dismiss();
  });
}
