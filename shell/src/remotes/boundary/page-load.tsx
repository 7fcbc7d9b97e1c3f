import { useEffect, useState, type ReactNode } from 'react';
import { SectionUnavailable } from '../../frame/error-pages/section-unavailable';
import { canLeavePage } from './can-leave-page';
import { pauseAfter } from '../pause-after';

/**
 * Ends a client navigation whose remote does not load: by a full page load of the same URL, whose HTML contains the
 * remote's content. Not if that would show the browser's error page or lose typed text: then it shows an error message
 * and retries until both are ruled out.
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
