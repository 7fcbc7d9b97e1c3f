import { intents, type ScriptRef } from '@site/contract';

/**
 * Runs the shell's scripts in order on the visitor's first interaction; without interaction none of them runs.
 * @param recorded input from before the boot file
 * @returns a function that runs them now; further calls do nothing
 */
export function hydrateOnIntent(
  scripts: readonly ScriptRef[],
  recorded: readonly Event[] = [],
): () => void {
  let isStarted = false;
  const listening = new AbortController();
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    listening.abort();
    for (const { src, integrity } of scripts) {
      const script = document.createElement('script');
      script.async = false;
      // The visitor waits for it now, and on a first visit pictures are still loading.
      script.fetchPriority = 'high';
      script.integrity = integrity;
      script.src = src;
      document.head.append(script);
    }
  };
  // In a separate task, so that the browser handles this event first.
  const startSoon = (event: Event) => {
    if (!isSynthetic(event)) setTimeout(start);
  };
  recorded.forEach(startSoon);
  for (const type of intents)
    addEventListener(type, startSoon, { passive: true, capture: true, signal: listening.signal });
  return start;
}

/**
 * Chromium dispatches a pointermove without movement when a page appears below a resting pointer, and at the corner if
 * there is no pointer. After loading, a first move without movement is real: distances are relative to the last move.
 */
function isSynthetic(event: Event): boolean {
  if (event.type !== 'pointermove' || !event.isTrusted) return false;
  const { movementX, movementY, clientX, clientY } = event as PointerEvent;
  const isAtCorner = clientX === 0 && clientY === 0;
  return movementX === 0 && movementY === 0 && (isAtCorner || document.readyState !== 'complete');
}
