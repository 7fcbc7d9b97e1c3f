import { holdsPhone, phoneKey, phoneNumbersIn } from './phone-numbers';

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
