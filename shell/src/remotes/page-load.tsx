import { useEffect, useState, type ReactNode } from 'react';
import { SectionUnavailable } from '../frame/section-unavailable';
import { canLeavePage } from './can-leave-page';
import { pauseAfter } from './pause-after';

/**
 * How a navigation to a dead remote ends: with this very address fetched as a document, whose HTML holds what the
 * remote's code would have drawn. Never into the browser's own error page, and never away from something typed:
 * then the place says that it cannot be shown, and the document is fetched when both allow.
 */
export function PageLoad({ fallback }: { readonly fallback: ReactNode }) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    void (async () => {
      for (let attempt = 1; !(await canLeavePage()); attempt++) {
        if (!signal.aborted) setWaiting(true);
        await pauseAfter(attempt);
        if (signal.aborted) return;
      }
      if (!signal.aborted) location.reload();
    })();
    return () => gone.abort();
  }, []);
  return isWaiting ? <SectionUnavailable /> : fallback;
}
