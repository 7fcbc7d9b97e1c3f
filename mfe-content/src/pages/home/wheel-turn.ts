/**
 * Tells the turn of a mouse wheel from a touchpad, whose many small deltas must keep scrolling natively.
 *
 * The rule: one notch arrives as one event of at least 50 px (Chromium 100 or 120, Firefox 3 lines of 16 px or
 * more) straight up or down. A touchpad's gesture begins with a few pixels and fires without a pause, so every
 * event within 200 ms of a smaller one counts as touchpad too, however fast the fingers then move. Wheels that
 * report finer deltas (high resolution, macOS acceleration) scroll natively as well.
 */
const leastNotchPx = 50;
const gesturePauseMs = 200;
const linePx = 18;
const pagePx = 800;

export interface WheelMove {
  /** 0 pixels, 1 lines, 2 pages, as in WheelEvent.deltaMode. */
  readonly deltaMode: number;
  readonly deltaX: number;
  readonly deltaY: number;
  /** Milliseconds of any steady clock. */
  readonly timeStamp: number;
}

/** @returns a function that is shown every wheel event in turn and says 1 (down), -1 (up) or 0 (not a notch). */
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
