const query = '(prefers-reduced-motion: reduce)';

/** @returns whether the visitor prefers reduced motion now; only in a browser */
export function prefersReducedMotion(): boolean {
  return matchMedia(query).matches;
}

/** For `useSyncExternalStore`. @returns a function that unsubscribes */
export function subscribeToReducedMotion(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
