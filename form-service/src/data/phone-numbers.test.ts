import { createHash } from 'node:crypto';
import { holdsPhone, phoneKey, phoneNumbersIn, possibleNumbersIn } from './phone-numbers';

test.each([
  '01012345678',
  '010-1234-5678',
  ' 010 1234 5678 ',
  '010.1234.5678',
  '(010) 1234–5678',
  '０１０－１２３４－５６７８',
  '+82 10-1234-5678',
  '+82 (0)10 1234 5678',
  '0082-10-1234-5678',
])('%s is the same number', (phone) => {
  expect(phoneKey(phone)).toBe('01012345678');
});

test('different numbers have different keys, and a text without digits has none', () => {
  expect(phoneKey('010-1234-5679')).not.toBe(phoneKey('010-1234-5678'));
  expect(phoneKey(' - ')).toBe('');
});

test.each<[string, string[]]>([
  ['010-3333-4444 (엄마)', ['01033334444']],
  ['010-1111-2222/010-3333-4444', ['01011112222', '01033334444']],
  ['010-1111-2222 010-3333-4444', ['01011112222', '01033334444']],
  ['+82 10-3333-4444 또는 02-123-4567', ['01033334444', '021234567']],
  ['０１０－３３３３－４４４４', ['01033334444']],
  ['1533-8848로 전화했습니다', ['15338848']],
  ['84A 5억 문의', []],
])('the numbers in %j', (text, numbers) => {
  expect(phoneNumbersIn(text)).toEqual(numbers);
});

test.each([
  '02-123-4567 010-1234-5678',
  '02-123-4567\n010-1234-5678',
  '031-123-4567 010-1234-5678',
  '011-234-5678 010-1234-5678',
  '2026 010-1234-5678',
  '010-1234-5678 02-123-4567 1588-1234',
])('%j holds 010-1234-5678, wherever the other numbers end', (text) => {
  expect(possibleNumbersIn(text)).toContain('01012345678');
});

test('every number of a row of numbers is found', () => {
  expect(possibleNumbersIn('010-1234-5678 02-123-4567 1588-1234')).toEqual(
    expect.arrayContaining(['01012345678', '021234567', '15881234']),
  );
});

test('a text that is one number has no other number', () => {
  expect(possibleNumbersIn('전화: 010-1234-5678')).toEqual(['01012345678']);
});

test('a post of digits has fifty numbers besides the likely ones, and those of the first text among them', () => {
  const hash = (n: number) => createHash('sha512').update(String(n)).digest('hex');
  // Digits without a period, so that almost each place begins another number.
  const texts = Array.from({ length: 50 }, (_, n) => hash(n).replaceAll(/\D/g, '01'));
  const likely = new Set(texts.flatMap(phoneNumbersIn));
  expect(possibleNumbersIn(...texts)).toHaveLength(likely.size + 50);
  const phone = '02-123-4567 010-1234-5678';
  for (const number of possibleNumbersIn(phone))
    expect(possibleNumbersIn(phone, ...texts)).toContain(number);
});

test.each([
  '010-3333-4444',
  '엄마 010 3333 4444',
  '010-1111-2222, 010-3333-4444',
  '+82-10-3333-4444',
  '+82 (0)10 3333 4444',
  '0-1-0-3-3-3-3-4-4-4-4',
  '010_3333_4444',
])('%s holds the number', (text) => {
  expect(holdsPhone('01033334444')(text)).toBe(true);
  expect(holdsPhone('+82 10 3333-4444')(text)).toBe(true);
});

test.each(['010-3333-4445', '3333-4444', ''])('%j does not', (text) => {
  expect(holdsPhone('010-3333-4444')(text)).toBe(false);
});
