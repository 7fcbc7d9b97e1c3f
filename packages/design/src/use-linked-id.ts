import { useSyncExternalStore } from 'react';

/** @returns the id in the URL fragment; '' on the server, in the first client render, and without a fragment. */
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
