/**
 * On a phone the picture is turned by finger. The buttons that do the same would cover it, so another button shows them;
 * style.css shows them permanently on larger screens.
 */
export function showTurnsOnDemand(document: Document): void {
  const more = document.querySelector<HTMLElement>('button.more');
  more?.addEventListener('click', () => {
    const isShown = more.getAttribute('aria-expanded') === 'true';
    more.setAttribute('aria-expanded', String(!isShown));
  });
}
