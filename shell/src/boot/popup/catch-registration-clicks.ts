import { isPlainClick } from '@site/contract';
import type { BootBridge } from '../boot-bridge';
import { openPopup } from './open-popup';
import { popupTemplateId } from './popup-template';

/** Events that precede most clicks by enough time to load the popup's code. */
const openerIntents = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Openers are links to the customer page. A plain click on one opens the popup from the page's own HTML, before and after
 * hydration, even if no other script loads.
 *
 * @param recorded input from before the boot file
 */
export function catchRegistrationClicks(start: () => void, recorded: readonly Event[] = []) {
  const { changes } = globalThis.siteBoot ?? {};
  const bridge: BootBridge = (globalThis.siteBoot = {
    ...(changes && { changes }),
    start,
    isRegistrationWanted: false,
    requestRegistration(href) {
      const template = document.getElementById(popupTemplateId);
      if (template instanceof HTMLTemplateElement) openPopup(template, bridge);
      else location.assign(href);
    },
  });

  for (const type of openerIntents)
    addEventListener(
      type,
      ({ target }) => {
        if (bridge.isRegistrationWanted || !openerOf(target)) return;
        bridge.isRegistrationWanted = true;
        start();
        bridge.onPopup?.();
      },
      { capture: true, passive: true },
    );

  const handleClick = (event: Event) => {
    const opener = openerOf(event.target);
    if (!opener || event.type !== 'click' || !isPlainClick(event as MouseEvent)) return;
    event.preventDefault();
    bridge.requestRegistration(opener.href);
  };
  recorded.forEach(handleClick);
  document.addEventListener('click', handleClick, true);
}

function openerOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a[data-registration]') : null;
}
