import { popupStyles } from './popup-template';

const timeoutMs = 500;

/** Switches the popup's styles on and calls `show` once they are there, or after half a second without them. */
export function whenPopupIsStyled(show: () => void): void {
  // Pages that are rendered on request carry the styles inline.
  const link = document.querySelector<HTMLLinkElement>(`link[href$="${popupStyles}"]`);
  if (link) link.media = 'all';
  if (!link || link.sheet) return show();
  let isShown = false;
  const showOnce = () => {
    if (!isShown) show();
    isShown = true;
  };
  link.onload = link.onerror = showOnce;
  setTimeout(showOnce, timeoutMs);
}
