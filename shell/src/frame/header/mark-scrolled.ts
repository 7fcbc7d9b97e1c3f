/** Sets `data-scrolled` on the header while the page is scrolled. */
export function markScrolled(header: HTMLElement): void {
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > 0);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
