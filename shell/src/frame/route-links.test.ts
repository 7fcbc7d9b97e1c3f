import { currentMark } from './route-links';

test.each([
  ['/Brand/intro', '/Brand/intro', 'page'],
  ['/윤슬레이크시티/press/0123456789abcdef01234567', '/윤슬레이크시티/press', 'true'],
  ['/윤슬레이크시티/pressroom', '/윤슬레이크시티/press', undefined],
  ['/brand/intro', '/Brand/intro', undefined],
  ['/Brand/intro', '/', undefined],
  ['/', '/', 'page'],
])('on %s the link to %s has aria-current %s', (path, target, mark) => {
  expect(currentMark(path, target)).toBe(mark);
});
