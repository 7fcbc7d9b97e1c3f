import { useEffect, useState } from 'react';
import { isPageMissing } from '../../api/is-page-missing';

/** A frame that has not loaded by then counts as failed. */
const tourTimeoutMs = 8_000;

export type TourStatus = 'still' | 'loading' | 'ready' | 'failed';

/** @returns where the tour stands, and what moves it on: `open` (also after a failure), `markLoaded`, `close`. */
export function useTourLoading(src: string) {
  const [status, setStatus] = useState<TourStatus>('still');
  const isOpen = status === 'loading' || status === 'ready';

  useEffect(() => {
    if (!isOpen) return;
    const question = new AbortController();
    const timer = setTimeout(
      () => setStatus((now) => (now === 'loading' ? 'failed' : now)),
      tourTimeoutMs,
    );
    void isPageMissing(src, question.signal).then((isMissing) => {
      if (isMissing) setStatus('failed');
    });
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [isOpen, src]);

  return {
    status,
    open: () => setStatus('loading'),
    close: () => setStatus('still'),
    markLoaded: () => setStatus((now) => (now === 'loading' ? 'ready' : now)),
  };
}
