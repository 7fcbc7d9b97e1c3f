import { isBlank } from './is-blank';

test.each([
  ['', true],
  [' \t\r\n\u00a0\u3000', true],
  ['\u3164\uffa0\u115f\u1160', true],
  ['\u200b\u200d\u2060\ufeff\u00ad\u202e\ufe0f\u{e0020}', true],
  ['\u2800\u{1d159}', true],
  ['\u0000', true],
  ['\u1112\u1161\u11ab', false],
  ['\u3164윤\u200b', false],
  ['-', false],
  ['𠮷', false],
])('%j: %s', (text, expected) => {
  expect(isBlank(text)).toBe(expected);
});
