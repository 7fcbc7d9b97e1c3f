import { useEffect, useState } from 'react';
import { isPageMissing } from '../../api/is-page-missing';

/** A frame without a load event within this time counts as failed. */
const tourTimeoutMs = 8_000;

export type TourStatus = 'still' | 'loading' | 'ready' | 'failed';

/** @returns the tour's status and its transitions: `open` (also the retry), `markLoaded`, `close`. */
export function useTourLoading(src: string) {
  const [status, setStatus] = useState<TourStatus>('still');
  const isOpen = status === 'loading' || status === 'ready';

  useEffect(() => {
    if (!isOpen) return;
    const check = new AbortController();
    const timer = setTimeout(
      () => setStatus((now) => (now === 'loading' ? 'failed' : now)),
      tourTimeoutMs,
    );
    void isPageMissing(src, check.signal).then((isMissing) => {
      if (isMissing) setStatus('failed');
    });
    return () => {
      clearTimeout(timer);
      check.abort();
    };
  }, [isOpen, src]);

  return {
    status,
    open: () => setStatus('loading'),
    // A full screen also ends because the tour has failed, and reports it afterwards.
    close: () => setStatus((now) => (now === 'failed' ? now : 'still')),
    markLoaded: () => setStatus((now) => (now === 'loading' ? 'ready' : now)),
  };
}
