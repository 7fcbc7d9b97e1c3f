import { useState, useSyncExternalStore } from 'react';
import { belowFoldHref } from './below-fold-href';

const neverChanges = () => () => undefined;

/**
 * Put it right before the first element that no first screen shows. Styles that only what follows needs then come
 * from a file of their own: the page above is painted without them, the page below never without (a stylesheet in
 * the body holds back what stands after it). Once a page; on a page that arrives by client navigation it is nothing,
 * because there the running styled-components brings every style (docs/decisions/0010).
 */
export function BelowFold() {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // What the server wrote stays for as long as the page does: parts that never hydrate have their styles from it.
  const [isWritten] = useState(isHydrating);
  return isWritten && <link rel="stylesheet" href={belowFoldHref} suppressHydrationWarning />;
}
