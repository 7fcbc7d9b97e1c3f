import { formatCount } from './format-count';

test.each([0, 7, 999, 1000, 1215, 65_536, 1_000_000])(
  'formats %d as the English and Korean locales do',
  (n) => {
    expect(formatCount(n)).toBe(n.toLocaleString('ko-KR'));
    expect(formatCount(n)).toBe(n.toLocaleString('en-US'));
  },
);
