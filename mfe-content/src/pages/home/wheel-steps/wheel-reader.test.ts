import { createWheelReader } from './wheel-reader';

const px = (deltaY: number, timeStamp: number, deltaX = 0) => ({
  deltaMode: 0,
  deltaX,
  deltaY,
  timeStamp,
});

test.each([
  ['Chromium, 100 px', px(100, 1000), 1],
  ['Chromium upwards, 120 px', px(-120, 1000), -1],
  ['Firefox, 3 lines', { deltaMode: 1, deltaX: 0, deltaY: 3, timeStamp: 1000 }, 1],
  ['a page', { deltaMode: 2, deltaX: 0, deltaY: -1, timeStamp: 1000 }, -1],
  ['few pixels, as from a touchpad', px(4, 1000), 0],
  ['with a horizontal delta', px(100, 1000, 8), 0],
])('%s', (_, move, turn) => {
  expect(createWheelReader()(move)).toBe(turn);
});

test('a touchpad gesture is recognised throughout, at any speed', () => {
  const read = createWheelReader();
  expect([px(3, 0), px(40, 16), px(140, 32), px(300, 48)].map(read)).toEqual([0, 0, 0, 0]);
});

test('after a pause a large delta is a notch again', () => {
  const read = createWheelReader();
  read(px(3, 0));
  expect(read(px(100, 201))).toBe(1);
});

test('every event of a quickly turned wheel is a notch', () => {
  const read = createWheelReader();
  expect([px(100, 0), px(100, 20), px(100, 40)].map(read)).toEqual([1, 1, 1]);
});
