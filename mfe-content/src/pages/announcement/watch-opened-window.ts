const pollIntervalMs = 250;

/** Nobody looks at an overlay longer than this; the tab goes on loading by itself. */
export const watchLimitMs = 8000;

/**
 * Waits until a window that this page opened has loaded its file. Browsers show a PDF in different ways: as a
 * document that tells (load event), as a viewer of another origin (reading it throws), or as a download that
 * leaves the window blank or closes it. So it also looks by itself, and gives up after `watchLimitMs`.
 * @param onSettled called once, unless stopped before
 * @returns stops watching
 */
export function watchOpenedWindow(opened: Window, onSettled: () => void): () => void {
  const stop = () => {
    clearInterval(poll);
    clearTimeout(limit);
    try {
      opened.removeEventListener('load', settle);
    } catch {
      // Another origin's window by now: its listeners are gone anyway.
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
