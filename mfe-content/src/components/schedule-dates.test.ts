import { scheduleDates } from './schedule-dates';

test('a single day has its weekday', () => {
  expect(scheduleDates({ from: '2027-03-12' })).toEqual({
    first: '2027. 3. 12. (금)',
    last: undefined,
  });
});

test.each([
  ['in the same month', '2027-04-14', '14. (수)'],
  ['in the next month', '2027-05-03', '5. 3. (월)'],
  ['in the next year', '2028-01-03', '2028. 1. 3. (월)'],
])('a last day %s shows only what differs from the first day [TEXT-6]', (_, to, last) => {
  expect(scheduleDates({ from: '2027-04-12', to }).last).toBe(last);
});

test('an invalid date throws', () => {
  expect(() => scheduleDates({ from: 'spring' })).toThrow(RangeError);
});
