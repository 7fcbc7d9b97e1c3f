import { anchoredScroll } from './anchored-scroll';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
});

test('doubling the size around the centre scrolls by half of the growth', () => {
  expect(anchoredScroll({ x: 50, y: 40 }, box(0, 0, 100, 80), box(0, 0, 200, 160))).toEqual({
    x: 50,
    y: 40,
  });
});

test('keeps the top left corner in place', () => {
  expect(anchoredScroll({ x: 10, y: 20 }, box(10, 20, 100, 80), box(10, 20, 300, 240))).toEqual({
    x: 0,
    y: 0,
  });
});

test('keeps the anchor of a sheet that was scrolled before', () => {
  const before = box(-100, -50, 400, 300);
  const after = box(-100, -50, 800, 600);
  const anchor = { x: 60, y: 40 };
  const { x, y } = anchoredScroll(anchor, before, after);
  const share = (anchor.x - before.left) / before.width;
  expect(after.left - x + share * after.width).toBeCloseTo(anchor.x);
  expect(after.top - y + ((anchor.y - before.top) / before.height) * after.height).toBeCloseTo(
    anchor.y,
  );
});

test('does not scroll for a sheet without size', () => {
  expect(anchoredScroll({ x: 0, y: 0 }, box(0, 0, 0, 0), box(0, 0, 0, 0))).toEqual({ x: 0, y: 0 });
});
