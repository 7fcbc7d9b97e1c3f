import type { ScriptRef } from '@site/contract';

const intents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'];

/**
 * Runs the shell's scripts in order at the visitor's first sign: a page that nobody touches runs none of them.
 * @returns runs them now; later calls do nothing
 */
export function hydrateOnIntent(scripts: readonly ScriptRef[]): () => void {
  let isStarted = false;
  const listening = new AbortController();
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    listening.abort();
    for (const { src, integrity } of scripts) {
      const script = document.createElement('script');
      script.async = false;
      // Somebody waits for it now, and on a first visit pictures are still on their way.
      script.fetchPriority = 'high';
      script.integrity = integrity;
      script.src = src;
      document.head.append(script);
    }
  };
  // In a task of its own: the answer to this very event comes first.
  const startSoon = (event: Event) => {
    if (!isOfPageItself(event)) setTimeout(start);
  };
  for (const type of intents)
    addEventListener(type, startSoon, { passive: true, capture: true, signal: listening.signal });
  return start;
}

/**
 * Chromium tells of a move of zero when the page appears below a pointer that rests, and at the corner where there is
 * no pointer. Later a first move of zero is the visitor's: the distance is counted from the move before.
 */
function isOfPageItself(event: Event): boolean {
  if (event.type !== 'pointermove' || !event.isTrusted) return false;
  const { movementX, movementY, clientX, clientY } = event as PointerEvent;
  const isAtCorner = clientX === 0 && clientY === 0;
  return movementX === 0 && movementY === 0 && (isAtCorner || document.readyState !== 'complete');
}
