import type { Point } from './anchored-scroll';
import type { Zoomer } from './zoomer';

/** Two fingers zoom around the point between them; one finger stays the browser's own scrolling. */
export function listenToPinch(frame: HTMLElement, zoomer: Zoomer, signal: AbortSignal): void {
  let start: { distancePx: number; level: number } | undefined;
  const handleStart = (event: TouchEvent) => {
    const pinch = readPinch(event);
    start = pinch && { distancePx: pinch.distancePx, level: zoomer.level() };
  };
  const handleMove = (event: TouchEvent) => {
    const pinch = readPinch(event);
    if (!pinch || !start || start.distancePx === 0) return;
    if (event.cancelable) event.preventDefault();
    zoomer.zoomTo((start.level * pinch.distancePx) / start.distancePx, pinch.middle);
  };
  frame.addEventListener('touchstart', handleStart, { passive: true, signal });
  frame.addEventListener('touchmove', handleMove, { passive: false, signal });
  frame.addEventListener('touchend', handleStart, { passive: true, signal });
}

function readPinch({ touches }: TouchEvent): { distancePx: number; middle: Point } | undefined {
  const [a, b] = touches;
  if (!a || !b || touches.length !== 2) return undefined;
  return {
    distancePx: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
  };
}
