/**
 * A phone turns by finger; the buttons that do the same cover the picture, so they come when somebody asks for them
 * (style.css shows them all the time where there is room).
 */
export function showTurnsOnDemand(document: Document): void {
  const more = document.querySelector<HTMLElement>('button.more');
  more?.addEventListener('click', () => {
    const isShown = more.getAttribute('aria-expanded') === 'true';
    more.setAttribute('aria-expanded', String(!isShown));
  });
}
