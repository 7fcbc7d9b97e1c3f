import { createWheelReader } from './wheel-turn';

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
  ['a touchpad’s few pixels', px(4, 1000), 0],
  ['sideways too', px(100, 1000, 8), 0],
])('%s', (_, move, turn) => {
  expect(createWheelReader()(move)).toBe(turn);
});

test('a touchpad’s gesture stays one, however fast it becomes', () => {
  const read = createWheelReader();
  expect([px(3, 0), px(40, 16), px(140, 32), px(300, 48)].map(read)).toEqual([0, 0, 0, 0]);
});

test('after a pause a wheel is a wheel again', () => {
  const read = createWheelReader();
  read(px(3, 0));
  expect(read(px(100, 201))).toBe(1);
});

test('a wheel turned quickly gives a notch each time', () => {
  const read = createWheelReader();
  expect([px(100, 0), px(100, 20), px(100, 40)].map(read)).toEqual([1, 1, 1]);
});
