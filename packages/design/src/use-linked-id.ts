import { useSyncExternalStore } from 'react';

/** @returns the id in the page's address (`#id`); '' on the server, in the first client render, and without one. */
export function useLinkedId(): string {
  return useSyncExternalStore(
    subscribeToAddress,
    () => location.hash.slice(1),
    () => '',
  );
}

function subscribeToAddress(onChange: () => void) {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}
