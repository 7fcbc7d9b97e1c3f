import { formatDate, formatDateTime, readSeoulMinute, toSeoulMinute } from './dates';

test('formats dates the Korean way in Seoul time, whatever the time zone of the machine [TEXT-2]', () => {
  expect(formatDate('2026-11-20T15:00:00.000Z')).toBe('2026. 11. 21.');
  expect(formatDate('2026-11-20T14:59:59.999Z')).toBe('2026. 11. 20.');
});

test.each([
  ['2026-11-20T06:04:00Z', '2026. 11. 20. 오후 3:04'],
  ['2026-11-19T15:00:00Z', '2026. 11. 20. 오전 12:00'],
  ['2026-11-20T03:05:00Z', '2026. 11. 20. 오후 12:05'],
])('%s is %s [TEXT-3]', (iso, written) => {
  expect(formatDateTime(iso)).toBe(written);
});

test('rejects a value that is not a date', () => {
  expect(() => formatDate('yesterday')).toThrow(RangeError);
});

test('a date field is read and written in Seoul, to the minute [ADMIN-26]', () => {
  expect(toSeoulMinute('2026-11-20T15:04:59.999Z')).toBe('2026-11-21T00:04');
  expect(readSeoulMinute('2026-11-21T00:04')).toBe(Date.parse('2026-11-20T15:04:00Z'));
});

test.each([
  '',
  '2026-02-30T10:00',
  '2026-11-21T24:00',
  '2026-11-21T00:60',
  '2026-11-21',
  '2026-11-21T00:04Z',
  '2026-11-21T00:04:00',
  '1999-12-31T00:00',
  '+12026-1-1T00:00',
])('%j is not a value of a date field [ADMIN-26]', (text) => {
  expect(readSeoulMinute(text)).toBeUndefined();
});
