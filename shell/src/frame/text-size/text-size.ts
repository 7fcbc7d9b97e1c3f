import { useSyncExternalStore } from 'react';
import { createExternalStore } from '../external-store';

/** Index of the size: 100, 140 or 200 % (GlobalStyle in packages/design). */
export type TextSize = 0 | 1 | 2;

/** A preference of this browser; no personal data. */
const storageKey = 'text-size';

const store = createExternalStore<TextSize>(0);
let controlCount = 0;

/** @returns the size and a function to change it, shared by all controls of the page */
export function useTextSize(): readonly [TextSize, (size: TextSize) => void] {
  return [useSyncExternalStore(subscribe, store.get, () => 0 as const), chooseTextSize];
}

function chooseTextSize(size: TextSize): void {
  show(size);
  try {
    localStorage.setItem(storageKey, String(size));
  } catch {
    // Without storage the size applies to this page only.
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
  if (controlCount === 1) show(readStored());
  return () => {
    controlCount -= 1;
    unsubscribe();
  };
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
