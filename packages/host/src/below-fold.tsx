import { useState } from 'react';
import { useIsHtml } from './use-is-html';

/** Placeholder address, which the prerenderer replaces with the URL of the page's stylesheet. */
export const belowFoldHref = 'below-fold.css';

/**
 * Marks the fold: put it right before the first element below it. The prerenderer then moves styles that only the
 * content below needs into a separate file. The content above is painted without waiting for it, the content below
 * waits (a stylesheet in the body blocks what follows it). At most one per page. After client navigation it renders
 * nothing, because styled-components then inserts all styles at run time (docs/decisions/0010).
 */
export function BelowFold() {
  const isHtml = useIsHtml();
  // The server's link stays as long as the page does: parts that never hydrate get their styles from it.
  const [isWritten] = useState(isHtml);
  return isWritten && <link rel="stylesheet" href={belowFoldHref} suppressHydrationWarning />;
}
