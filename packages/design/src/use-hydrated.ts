import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** @returns false on the server and in the first client render, true after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
