import type { BootBridge } from '../boot-bridge';
import { holdSubmit } from './hold-submit';
import { enterPopupHistory } from './popup-history';
import { popupStyles } from './popup-template';

const stylesTimeoutMs = 500;

/**
 * Opens the popup from the template in the page's HTML: a modal dialog with a native form, which React may hydrate while
 * it is open. It is removed on closing, so that the next one is empty again.
 */
export function openPopup(template: HTMLTemplateElement, bridge: BootBridge): void {
  bridge.popup?.finishClosing();
  if (bridge.popup) return;
  const root = document.createElement('div');
  root.append(template.content.cloneNode(true));
  // Looked up each time: if the popup's code throws, a copy replaces the dialog.
  const dialog = () => root.querySelector('dialog');
  const closing = new AbortController();
  const submits = holdSubmit(root);
  let isShown = false;
  let leaveHistory = () => bridge.leavingPopup;
  root.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-close]')) dialog()?.close();
  });
  const finish = () => {
    if (closing.signal.aborted) return;
    // Closed right after a submit: the browser is loading the result page, and history.back() would cancel that.
    if (!submits.send()) bridge.leavingPopup = leaveHistory();
    bridge.popup = undefined;
    closing.abort();
    root.remove();
  };
  // Captured, because `close` does not bubble.
  root.addEventListener('close', finish, true);
  bridge.popup = {
    root,
    closed: closing.signal,
    setHydrated: submits.release,
    finishClosing() {
      if (isShown && !dialog()?.open) finish();
    },
  };
  bridge.isRegistrationWanted = true;
  holdPage(closing.signal);
  document.body.append(root);
  keepAboveKeyboard(root, closing.signal);
  whenPopupIsStyled(() => {
    // While the styles load the visitor may have closed it, or React may have hydrated and opened it.
    if (closing.signal.aborted) return;
    if (!dialog()?.open) dialog()?.showModal();
    isShown = true;
    leaveHistory = enterPopupHistory(() => dialog()?.close(), bridge.leavingPopup);
  });
  bridge.start();
  bridge.onPopup?.();
}

/** Enables the popup's styles and calls `show` once they are loaded, or after the timeout. */
function whenPopupIsStyled(show: () => void): void {
  // Without a link they are in the page itself.
  const link = document.querySelector<HTMLLinkElement>(`link[href$="${popupStyles}"]`);
  if (link) link.media = 'all';
  if (!link || link.sheet) return show();
  let isShown = false;
  const showOnce = () => {
    if (!isShown) show();
    isShown = true;
  };
  link.onload = link.onerror = showOnce;
  setTimeout(showOnce, stylesTimeoutMs);
}

/**
 * Keeps the page behind the popup where it is against keys, wheel and scrollbar: in WebKit keys scroll the page behind a
 * modal dialog. Touch on iOS disregards it; the popup's styles prevent that.
 */
function holdPage(signal: AbortSignal): void {
  const { style, clientWidth } = document.documentElement;
  // Where the scrollbar is beside the page, its place stays empty, and the page does not become wider.
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  signal.addEventListener('abort', () => (style.overflow = style.scrollbarGutter = ''));
}

/**
 * Gives the popup's styles the part of the window that an on-screen keyboard leaves: the browser does not make the
 * window smaller for it. In a zoom by two fingers both values are those of the whole window, which is what is zoomed.
 */
function keepAboveKeyboard(root: HTMLElement, signal: AbortSignal): void {
  const view = globalThis.visualViewport;
  const fit = ({ type }: Event) => {
    if (!view) return;
    root.style.setProperty('--popup-top', `${view.offsetTop}px`);
    root.style.setProperty('--popup-height', `${view.height * view.scale}px`);
    if (type === 'resize') root.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  };
  for (const type of ['resize', 'scroll']) view?.addEventListener(type, fit, { signal });
}
