import type { ScriptRef } from '@site/contract';

const idleTimeoutMs = 2000;
const firstTouches = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Loads the shell's scripts in order after `load` and an idle moment, or at the visitor's first touch.
 * @returns starts them now; later calls do nothing
 */
export function startLate(scripts: readonly ScriptRef[]): () => void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const { src, integrity } of scripts) {
      const script = document.createElement('script');
      script.async = false;
      script.integrity = integrity;
      script.src = src;
      document.head.append(script);
    }
  };
  for (const type of firstTouches)
    addEventListener(type, start, { once: true, passive: true, capture: true });
  const whenIdle = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: idleTimeoutMs });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
  return start;
}
