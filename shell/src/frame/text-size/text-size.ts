import { useSyncExternalStore } from 'react';
import { createExternalStore } from '../external-store';

/** Index of the size: 100, 140 or 200 % (GlobalStyle in packages/design). */
export type TextSize = 0 | 1 | 2;

/** A preference of this browser; no personal data. */
const storageKey = 'text-size';

const store = createExternalStore<TextSize>(0);
let controlCount = 0;
/** false: the size that the visitor chose could not be stored. */
let isStored = true;

/** @returns the size and a function to change it, shared by all controls of the page */
export function useTextSize(): readonly [TextSize, (size: TextSize) => void] {
  return [useSyncExternalStore(subscribe, store.get, () => 0 as const), chooseTextSize];
}

function chooseTextSize(size: TextSize): void {
  show(size);
  try {
    localStorage.setItem(storageKey, String(size));
    isStored = true;
  } catch {
    // Without storage the size applies to this page only.
    isStored = false;
  }
}

/** @param value stored text or a radio's value; anything but '1' and '2' means 0 */
export function readTextSize(value: unknown): TextSize {
  return value === '1' ? 1 : value === '2' ? 2 : 0;
}

/** The first control of the page applies the stored size. */
function subscribe(listener: () => void) {
  const unsubscribe = store.subscribe(listener);
  controlCount += 1;
  if (controlCount === 1) {
    show(readStored());
    // Another tab may change the size, and so may the next page before this one returns from the back/forward cache.
    addEventListener('storage', followStorage);
    addEventListener('pageshow', showStored);
  }
  return () => {
    controlCount -= 1;
    unsubscribe();
    if (controlCount > 0) return;
    removeEventListener('storage', followStorage);
    removeEventListener('pageshow', showStored);
  };
}

function followStorage({ key }: StorageEvent) {
  // null: everything was removed.
  if (key === storageKey || key === null) showStored();
}

function showStored() {
  if (isStored) show(readStored());
}

function show(size: TextSize): void {
  // Also 0, as the pre-paint script does: styles use the attribute to detect that script runs.
  document.documentElement.dataset['textSize'] = String(size);
  store.set(size);
}

function readStored(): TextSize {
  try {
    return readTextSize(localStorage.getItem(storageKey));
  } catch {
    return 0;
  }
}
