import { useSyncExternalStore } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** @returns whether a clip may start by itself: never on the server, nor for who saves motion or data. */
export function useMayAutoplay(): boolean {
  return useSyncExternalStore(listen, mayAutoplay, () => false);
}

function mayAutoplay(): boolean {
  return !matchMedia(reducedMotion).matches && !savesData();
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function listen(onChange: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
