import { useCallback, useEffect, useRef, useState } from 'react';

export type FileWindowState = 'idle' | 'loading' | 'blocked';

/**
 * Opens a file of this site in a new tab and tracks its loading.
 * @returns `state` is `loading` until the tab has loaded or `close` is called, `blocked` when the browser refused the tab.
 */
export function useFileWindow(url: string) {
  const [state, setState] = useState<FileWindowState>('idle');
  const stopWatching = useRef<(() => void) | undefined>(undefined);

  const close = useCallback(() => {
    stopWatching.current?.();
    stopWatching.current = undefined;
    setState('idle');
  }, []);

  const open = useCallback(() => {
    close();
    const opened = window.open(url, '_blank');
    if (!opened || opened.closed) {
      setState('blocked');
      return;
    }
    setState('loading');
    stopWatching.current = watchOpenedWindow(opened, close);
  }, [url, close]);

  useEffect(() => () => stopWatching.current?.(), []);

  return { state, open, close };
}

const pollIntervalMs = 250;

/** Longest time that the overlay covers the page; the tab continues to load without it. */
export const watchLimitMs = 8000;

/**
 * Waits until a window opened by this page has loaded its file. Browsers show a PDF as a document (which fires `load`), in
 * a viewer of another origin (reading its location throws), or as a download that leaves the window blank or closes it.
 * Therefore the window is also polled, for at most `watchLimitMs`.
 * @param onSettled called once, unless stopped before
 * @returns a function that stops watching
 */
function watchOpenedWindow(opened: Window, onSettled: () => void): () => void {
  const stop = () => {
    clearInterval(poll);
    clearTimeout(limit);
    try {
      opened.removeEventListener('load', settle);
    } catch {
      // The window has moved to another origin, which has already dropped the listener.
    }
  };
  const settle = () => {
    stop();
    onSettled();
  };
  const poll = setInterval(() => {
    if (hasSettled(opened)) settle();
  }, pollIntervalMs);
  const limit = setTimeout(settle, watchLimitMs);
  opened.addEventListener('load', settle);
  return stop;
}

function hasSettled(opened: Window): boolean {
  if (opened.closed) return true;
  try {
    return opened.location.href !== 'about:blank' && opened.document.readyState === 'complete';
  } catch {
    return true;
  }
}
