import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** @returns whether React writes or adopts HTML of the server; false once the component is rendered by the browser alone */
export function useIsHtml(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
