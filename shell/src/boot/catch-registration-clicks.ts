import './boot-bridge';

/** How long a visitor waits for the popup before the customer page opens instead. */
const popupTimeoutMs = 4000;

/**
 * Openers are links to the customer page. A plain click on one opens the popup, before hydration as well as
 * after it and in regions that never hydrate; when nothing comes up in time the link is followed.
 */
export function catchRegistrationClicks(start: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const bridge = (globalThis.siteBoot = {
    isRegistrationWanted: false,
    start,
    requestRegistration(href) {
      bridge.isRegistrationWanted = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (bridge.isRegistrationWanted) location.assign(href);
      }, popupTimeoutMs);
      start();
      bridge.openRegistration?.();
    },
  } as NonNullable<typeof globalThis.siteBoot>);

  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLAnchorElement>('a[data-registration]');
    if (!opener || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    bridge.requestRegistration(opener.href);
  });
}
