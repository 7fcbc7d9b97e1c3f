/** A native disclosure also closes on Escape and on pointerdown outside. */
export function closeFamilySite(details: HTMLDetailsElement): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    details.open = false;
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !details.contains(target)) details.open = false;
  });
}
