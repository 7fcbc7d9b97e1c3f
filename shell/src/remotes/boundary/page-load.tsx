import { useEffect, useState, type ReactNode } from 'react';
import { SectionUnavailable } from '../../frame/error-pages/section-unavailable';
import { pauseAfter } from '../pause-after';

const responseTimeoutMs = 4000;

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

/**
 * @returns whether a full page load of the current URL would succeed and lose nothing: the server responds with a page, and
 * no field contains text that the visitor typed
 */
async function canLeavePage(): Promise<boolean> {
  if (hasTypedText()) return false;
  try {
    const { headers } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(responseTimeoutMs),
    });
    // Errors of a proxy or the edge are plain text; all our pages, also error pages, are HTML.
    return headers.get('content-type')?.startsWith('text/html') === true && !hasTypedText();
  } catch {
    return false;
  }
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(textarea, input:not([type="hidden"]))',
  );
  return [...fields].some((field) => field.value !== field.defaultValue);
}
