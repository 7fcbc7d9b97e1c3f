/** State of the history entry that an open popup adds. */
interface PopupState {
  readonly registrationPopup?: boolean;
}

let runningBack: Promise<void> | undefined;

/**
 * Adds the popup's history entry and watches for the browser's back action, which closes the popup and re-adds
 * the entry (specification §4).
 *
 * @param onBack the visitor went back
 * @returns leave: the popup was closed otherwise; takes its entry back, so that the next "back" leaves the page
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
  // Closed and opened again at once: the entry of the first one is still on its way out.
  if (runningBack) void runningBack.then(enter);
  else enter();
  return () => {
    if (isLeft) return;
    isLeft = true;
    removeEventListener('popstate', handleBack);
    if (isAtPopup()) runningBack = goBack();
  };
}

/** Makes the popup's entry an ordinary one, for a next page to replace. @returns whether it is the current one */
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
