import type { Pixels } from '../../tours/flat-still';
import { framingWindow, windowBetween } from './framing-window';
import { resample } from './resample';

/** Brightness increases by 2 per column and by 1 per row. */
function slope(width: number, height: number): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < data.length; i++) {
    const pixel = Math.floor(i / 3);
    data[i] = (pixel % width) * 2 + Math.floor(pixel / width);
  }
  return { data, width, height };
}

const whole = { left: 0, top: 0, width: 60, height: 40 };

test('a picture at its own size is unchanged', () => {
  const picture = slope(60, 40);
  expect([...resample(picture, whole, picture)]).toEqual([...picture.data]);
});

test('a window offset by half a pixel interpolates by half a step', () => {
  const frame = { width: 20, height: 10 };
  const shown = resample(slope(60, 40), { left: 20.5, top: 10, width: 20, height: 10 }, frame);
  expect(shown[(5 * 20 + 7) * 3]).toBe((20.5 + 7) * 2 + 15);
});

test('downscaling averages a fine pattern', () => {
  const stripes = { data: new Uint8Array(60 * 40 * 3), width: 60, height: 40 };
  stripes.data.forEach((_, i) => (stripes.data[i] = Math.floor(i / 3) % 2 ? 200 : 100));
  const shown = resample(stripes, whole, { width: 15, height: 10 });
  expect(Math.abs((shown[(5 * 15 + 7) * 3] ?? 0) - 150)).toBeLessThanOrEqual(3);
});

test('a framing stays inside its picture; above width 1 the background extends around it', () => {
  const frame = { width: 16, height: 9 };
  const size = { width: 1600, height: 1000 };
  expect(framingWindow({ at: [0, 0], width: 0.5 }, size, frame)).toEqual({
    ...{ left: 0, top: 0, width: 800, height: 450 },
  });
  expect(framingWindow({ at: [0.5, 0.5], width: 1.25 }, size, frame)).toEqual({
    ...{ left: -200, top: -62.5, width: 2000, height: 1125 },
  });
});

test('both halves of a zoom scale by the same factor', () => {
  const small = { left: 300, top: 100, width: 400, height: 225 };
  const middle = windowBetween({ left: 0, top: 0, width: 1600, height: 900 }, small, 0.5);
  expect(middle.width).toBeCloseTo(800);
  expect(middle.left).toBeCloseTo(200);
});
