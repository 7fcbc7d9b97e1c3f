/** State of the history entry of an open popup. */
interface PopupState {
  readonly registrationPopup?: boolean;
}

let runningBack: Promise<void> | undefined;

/**
 * Adds a history entry for the popup. The browser's back action then closes the popup and re-adds the entry, as the
 * specification demands.
 *
 * @param onBack called on the back action
 * @returns a function to call when the popup was closed otherwise: it removes the entry, so that the next "back" leaves
 * the page
 */
export function enterPopupHistory(onBack: () => void): () => void {
  let isLeft = false;
  const handleBack = () => {
    isLeft = true;
    removeEventListener('popstate', handleBack);
    addEntry();
    onBack();
  };
  const enter = () => {
    if (isLeft) return;
    addEntry();
    addEventListener('popstate', handleBack);
  };
  // Reopened at once: the entry of the closed popup is still being removed.
  if (runningBack) void runningBack.then(enter);
  else enter();
  return () => {
    if (isLeft) return;
    isLeft = true;
    removeEventListener('popstate', handleBack);
    if (isAtPopup()) runningBack = goBack();
  };
}

/** Turns the popup's entry into an ordinary one that the next page replaces. @returns whether it was the current entry */
export function leavePopupEntry(): boolean {
  if (!isAtPopup()) return false;
  const { registrationPopup, ...rest } = history.state as PopupState;
  history.replaceState(rest, '');
  return registrationPopup === true;
}

function isAtPopup(): boolean {
  return (history.state as PopupState | null)?.registrationPopup === true;
}

function addEntry() {
  const state = { ...(history.state as object | null), registrationPopup: true };
  history.pushState(state, '', location.href);
}

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      runningBack = undefined;
      resolve();
    };
    addEventListener('popstate', finish, { once: true });
    history.back();
  });
}
