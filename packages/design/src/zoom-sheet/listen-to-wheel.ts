import type { Zoomer } from './zoomer';

/** A mouse notch is 100 px or more, a trackpad's pinch sends single pixels: both become a gentle step. */
const longestStepPx = 25;
const zoomPerPx = 0.01;

/** Ctrl or ⌘ and the wheel zoom at the pointer; a trackpad's pinch arrives as the same event. */
export function listenToWheel(frame: HTMLElement, zoomer: Zoomer, signal: AbortSignal): void {
  const handleWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const step = Math.min(Math.max(-event.deltaY, -longestStepPx), longestStepPx);
    const level = zoomer.level() * Math.exp(step * zoomPerPx);
    zoomer.zoomTo(level, { x: event.clientX, y: event.clientY });
  };
  frame.addEventListener('wheel', handleWheel, { passive: false, signal });
}
