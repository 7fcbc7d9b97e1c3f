import { formatCount } from './format-count';

test.each([0, 7, 999, 1000, 1215, 65_536, 1_000_000])(
  'formats %d as the English and Korean locales do [TEXT-5]',
  (n) => {
    expect(formatCount(n)).toBe(n.toLocaleString('ko-KR'));
    expect(formatCount(n)).toBe(n.toLocaleString('en-US'));
  },
);
