/**
 * Distinguishes a mouse wheel from a touchpad, whose many small deltas must scroll natively.
 *
 * One notch of a wheel is one event of at least 50 px (Chromium: 100 or 120; Firefox: 3 lines), purely vertical. A touchpad
 * gesture starts with a few pixels and fires without a pause, so every event within 200 ms of a smaller one counts as
 * touchpad too, at any speed. Wheels with finer deltas (high resolution, macOS acceleration) also scroll natively.
 */
const leastNotchPx = 50;
const gesturePauseMs = 200;
/** More than the usual 16, so that three lines are a notch. */
const linePx = 18;
const pagePx = 800;

export interface WheelMove {
  /** 0 pixels, 1 lines, 2 pages, as in WheelEvent.deltaMode. */
  readonly deltaMode: number;
  readonly deltaX: number;
  readonly deltaY: number;
  /** Milliseconds of any monotonic clock. */
  readonly timeStamp: number;
}

/** @returns a function that takes every wheel event in order and returns 1 (down), -1 (up) or 0 (not a notch). */
export function createWheelReader(): (move: WheelMove) => 1 | -1 | 0 {
  let lastSmallMs = -Infinity;
  return ({ deltaMode, deltaX, deltaY, timeStamp }) => {
    const scale = deltaMode === 1 ? linePx : deltaMode === 2 ? pagePx : 1;
    const isNotch = deltaX === 0 && Math.abs(deltaY * scale) >= leastNotchPx;
    const isGesture = timeStamp - lastSmallMs < gesturePauseMs;
    if (!isNotch || isGesture) {
      lastSmallMs = timeStamp;
      return 0;
    }
    return deltaY > 0 ? 1 : -1;
  };
}
