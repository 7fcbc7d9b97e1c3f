/**
 * Gives the popup's styles the part of the window that an on-screen keyboard leaves: the browser does not make the
 * window smaller for it. In a zoom by two fingers both values are those of the whole window, which is what is zoomed.
 */
export function keepAboveKeyboard(root: HTMLElement, signal: AbortSignal): void {
  const view = globalThis.visualViewport;
  const fit = ({ type }: Event) => {
    if (!view) return;
    root.style.setProperty('--popup-top', `${view.offsetTop}px`);
    root.style.setProperty('--popup-height', `${view.height * view.scale}px`);
    if (type === 'resize') root.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  };
  for (const type of ['resize', 'scroll']) view?.addEventListener(type, fit, { signal });
}
