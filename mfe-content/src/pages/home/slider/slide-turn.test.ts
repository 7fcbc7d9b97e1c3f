import { slideIntervalMs, swipeThresholdPx, swipeTurn, wrapIndex } from './slide-turn';

test('the constants equal the specification [SLIDER-2, SLIDER-3]', () => {
  expect([slideIntervalMs, swipeThresholdPx]).toEqual([6000, 50]);
});

test.each([
  [7, 0],
  [-1, 6],
  [3, 3],
])('index %d of seven wraps to slide %d', (index, slide) => {
  expect(wrapIndex(index, 7)).toBe(slide);
});

test.each([
  [-51, 0, 1],
  [51, 0, -1],
  [-50, 0, 0],
  [50, 0, 0],
  [-60, 90, 0],
  [-60, 59, 1],
])('a swipe of %d, %d px changes the slide by %d [SLIDER-3, SLIDER-4]', (xPx, yPx, turn) => {
  expect(swipeTurn({ xPx, yPx })).toBe(turn);
});
