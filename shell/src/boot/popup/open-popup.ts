import type { BootBridge } from '../boot-bridge';
import { holdPage } from './hold-page';
import { holdSubmit } from './hold-submit';
import { keepAboveKeyboard } from './keep-above-keyboard';
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
