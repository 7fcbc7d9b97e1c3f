/** Numbers of the phone's premium slider (specification §9) and the two decisions that hang on them. */
export const slideIntervalMs = 6000;
export const swipeThresholdPx = 50;

/** @returns an index within the slides: after the last comes the first, and before the first the last. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** @returns 1 (next) for a swipe to the left, -1 (previous) to the right, 0 below the threshold or up and down. */
export function swipeTurn(distance: { readonly xPx: number; readonly yPx: number }): 1 | -1 | 0 {
  const { xPx, yPx } = distance;
  if (Math.abs(xPx) <= swipeThresholdPx || Math.abs(xPx) < Math.abs(yPx)) return 0;
  return xPx < 0 ? 1 : -1;
}
