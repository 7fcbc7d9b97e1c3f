import type { BootBridge } from './boot-bridge';
import { holdSubmit } from './hold-submit';
import { enterPopupHistory } from './popup-history';
import { whenPopupIsStyled } from './popup-styles';

/**
 * Opens the popup as it stands in the page's HTML: a modal dialog with a native form. React may hydrate it while it
 * is open. Closed, it is removed, so that the next one is empty again (specification §4).
 */
export function openPopup(template: HTMLTemplateElement, bridge: BootBridge): void {
  if (bridge.popup) return;
  const root = document.createElement('div');
  root.append(template.content.cloneNode(true));
  // A broken build makes the shell put a copy in the dialog's place.
  const dialog = () => root.querySelector('dialog');
  const closing = new AbortController();
  const submits = holdSubmit(root);
  let leaveHistory = () => {};
  root.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-close]')) dialog()?.close();
  });
  // The event does not bubble.
  root.addEventListener(
    'close',
    () => {
      // Closed right after it was sent: the browser is on its way to the result page, and a step back would stop it.
      if (!submits.send()) leaveHistory();
      bridge.popup = undefined;
      closing.abort();
      root.remove();
    },
    true,
  );
  bridge.popup = { root, closed: closing.signal, setHydrated: submits.release };
  bridge.isRegistrationWanted = true;
  document.body.append(root);
  whenPopupIsStyled(() => {
    dialog()?.showModal();
    leaveHistory = enterPopupHistory(() => dialog()?.close());
  });
  bridge.start();
  bridge.onPopup?.();
}
