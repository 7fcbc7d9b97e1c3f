import { useCallback, useEffect, useRef, useState } from 'react';
import { watchOpenedWindow } from './watch-opened-window';

export type FileWindowState = 'idle' | 'loading' | 'blocked';

/**
 * Opens a file of this site in a new tab and says how far it is.
 * @returns `loading` until the tab has loaded or `close` is called, `blocked` when the browser refused the tab.
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
