import { cropWindow, windowInside } from './crop-window';

const size = { width: 1600, height: 900 };

test('the same ratio gives the full picture', () => {
  expect(cropWindow(size, 16 / 9)).toEqual({ left: 0, top: 0, width: 1600, height: 900 });
});

test('a wider ratio gives the full width, a taller one the full height', () => {
  expect(cropWindow(size, 3.2)).toEqual({ left: 0, top: 200, width: 1600, height: 500 });
  expect(cropWindow(size, 0.75)).toEqual({ left: 463, top: 0, width: 675, height: 900 });
});

test('the focus moves the window within the picture', () => {
  expect(cropWindow(size, 3.2, [0.5, 0.6])).toMatchObject({ top: 290 });
  expect(cropWindow(size, 3.2, [0.5, 1])).toMatchObject({ top: 400 });
  expect(cropWindow(size, 0.75, [0, 0])).toMatchObject({ left: 0 });
});

test('a window of a window is in the coordinates of the picture', () => {
  const strip = cropWindow(size, 3.2);
  expect(windowInside(strip, cropWindow(strip, 1.6, [1, 0.5]))).toEqual({
    left: 800,
    top: 200,
    width: 800,
    height: 500,
  });
});
