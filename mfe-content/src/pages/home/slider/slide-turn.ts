/** Constants of the slider (SLIDER-1 to SLIDER-8) and the two decisions that depend on them. */
export const slideIntervalMs = 6000;
export const swipeThresholdPx = 50;

/** @returns a valid index: the first slide follows the last, and the last precedes the first. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** @returns 1 (next) for a swipe to the left, -1 (previous) to the right, 0 for a short or vertical swipe. */
export function swipeTurn(distance: { readonly xPx: number; readonly yPx: number }): 1 | -1 | 0 {
  const { xPx, yPx } = distance;
  if (Math.abs(xPx) <= swipeThresholdPx || Math.abs(xPx) < Math.abs(yPx)) return 0;
  return xPx < 0 ? 1 : -1;
}
