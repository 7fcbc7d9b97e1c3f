import { useSyncExternalStore } from 'react';
import { createExternalStore } from './external-store';

/** Index into the control's three sizes: 100, 140 and 200 % (packages/design, GlobalStyle). */
export type TextSize = 0 | 1 | 2;

/** A preference of this browser, no personal data. */
const storageKey = 'text-size';

const store = createExternalStore<TextSize>(0);
let controlCount = 0;

/** @returns the chosen size and the call that chooses another, for every control of the page alike. */
export function useTextSize(): readonly [TextSize, (size: TextSize) => void] {
  return [useSyncExternalStore(subscribe, store.get, () => 0 as const), chooseTextSize];
}

function chooseTextSize(size: TextSize): void {
  show(size);
  try {
    localStorage.setItem(storageKey, String(size));
  } catch {
    // Storage may be forbidden; then the size holds for this page.
  }
}

export function readTextSize(value: unknown): TextSize {
  return value === '1' ? 1 : value === '2' ? 2 : 0;
}

/** The first control of the page brings the remembered size with it. */
function subscribe(listener: () => void) {
  const unsubscribe = store.subscribe(listener);
  controlCount += 1;
  if (controlCount === 1) show(remembered());
  return () => {
    controlCount -= 1;
    unsubscribe();
  };
}

function show(size: TextSize): void {
  const { dataset } = document.documentElement;
  if (size === 0) delete dataset['textSize'];
  else dataset['textSize'] = String(size);
  store.set(size);
}

function remembered(): TextSize {
  try {
    return readTextSize(localStorage.getItem(storageKey));
  } catch {
    return 0;
  }
}
