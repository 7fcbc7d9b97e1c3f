/** State of the history entry of an open popup. */
interface PopupState {
  /** Counts the popup's entries of one page that follow each other: back leaves one after each popup that it closes. */
  readonly registrationPopup?: number;
}

/**
 * Adds a history entry for the popup. The browser's back action then closes the popup and re-adds the entry, as the
 * specification demands. Any other traversal closes it too, but adds nothing: an entry pushed elsewhere would destroy those
 * after it.
 *
 * @param onBack called on back and on any other traversal
 * @param leaving of the popup before, whose entry may still be there
 * @returns a function to call when the popup was closed otherwise: it removes the entry, so that the next "back" leaves
 * the page, and returns a promise if that takes until a later task
 */
export function enterPopupHistory(
  onBack: () => void,
  leaving: Promise<void> | undefined,
): () => Promise<void> | undefined {
  let isLeft = false;
  let entryBelow = '';
  const handleBack = () => {
    isLeft = true;
    removeEventListener('popstate', handleBack);
    if (currentEntry() === entryBelow) addEntry();
    onBack();
  };
  const enter = () => {
    if (isLeft) return;
    entryBelow = currentEntry();
    addEntry();
    addEventListener('popstate', handleBack);
  };
  if (leaving) void leaving.then(enter);
  else enter();
  return () => {
    if (isLeft) return leaving;
    isLeft = true;
    removeEventListener('popstate', handleBack);
    return popupsHere() > 0 ? goBack() : leaving;
  };
}

function popupsHere(): number {
  return (history.state as PopupState | null)?.registrationPopup ?? 0;
}

/** @returns what no other entry near it has in common with the current one */
function currentEntry(): string {
  return JSON.stringify([history.state, location.href]);
}

function addEntry() {
  const state = { ...(history.state as object | null), registrationPopup: popupsHere() + 1 };
  history.pushState(state, '', location.href);
}

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });
}
