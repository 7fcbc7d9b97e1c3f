import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { formatPhone, normalizedPhone, numbersIn, phoneKey } from './phone-numbers';

const keysIn = (text: string) => numbersIn(text).map(({ key }) => key);

/** Every kind of number that can be dialled in Korea, in its usual spelling. */
const kinds = [
  ...['010-1234-5678', '011-234-5678', '011-9234-5678', '016-234-5678', '017-234-5678'],
  ...['018-234-5678', '019-9234-5678', '012-1234-5678', '015-123-4567'],
  ...['02-123-4567', '02-2123-4567', '031-123-4567', '032-1234-5678', '033-123-4567'],
  ...['041-123-4567', '042-123-4567', '043-1234-5678', '044-123-4567', '051-123-4567'],
  ...['052-123-4567', '053-123-4567', '054-123-4567', '055-1234-5678', '061-123-4567'],
  ...['062-123-4567', '063-123-4567', '064-712-3456'],
  ...['070-1234-5678', '080-123-4567', '080-1234-5678', '060-700-1234', '0303-123-4567'],
  ...['0303-3123-4567', '0502-123-4567', '0504-1234-5678', '0505-123-4567', '0507-1234-5678'],
  ...['1522-1234', '1533-8848', '1544-1234', '1566-1234', '1577-1234', '1588-1234', '1599-1234'],
  ...['1600-1234', '1644-1234', '1661-1234', '1670-1234', '1688-1234', '1800-1234', '1811-1234'],
  ...['1833-1234', '1855-1234', '1877-1234', '1899-1234'],
];
const spellings: ((number: string) => string)[] = [
  (number) => number,
  (number) => number.replaceAll('-', ''),
  (number) => number.replaceAll('-', ' '),
  (number) => number.replaceAll('-', '.'),
  (number) => number.replaceAll('-', ' - '),
  (number) => number.replaceAll('-', '–'),
  (number) => number.replaceAll('-', 'ㅡ'),
  (number) => number.replaceAll('-', '/'),
  (number) => number.replaceAll('-', '_'),
  (number) => number.replace('-', ')'),
  (number) => number.replace(/^(\d+)-/, '($1) '),
  (number) => number.replace('-', ''),
  (number) => [...number.replaceAll('-', '')].join('-'),
  (number) =>
    number.replaceAll(/[\d-]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)),
  (number) => `+82 ${number.replace(/^0/, '')}`,
  (number) => `+82-(0)${number.replace(/^0/, '')}`,
  (number) => `+82${number.replaceAll('-', '').replace(/^0/, '')}`,
  (number) => `0082 ${number.replace(/^0/, '')}`,
  (number) => `001-82-${number.replace(/^0/, '')}`,
  (number) => `전화는 ${number}로 주세요`,
  (number) => `☎${number}, 오후 2시`,
  (number) => `84A 2 ${number} (엄마)`,
  (number) => `${number} 내선 123`,
  (number) => `${number}#12`,
  (number) => `${number}~9`,
  (number) => `${number} 2시 이후`,
];

test.each(kinds)('%s is the same number in every spelling', (number) => {
  const key = number.replaceAll('-', '');
  for (const spell of spellings)
    expect([spell(number), keysIn(spell(number))]).toEqual([spell(number), [key]]);
  expect(formatPhone(key)).toBe(number);
});

test('what libphonenumber calls a Korean number is one here, whatever its kind', () => {
  for (let n = 0; n < 20_000; n += 1) {
    // 7,919 is prime to 10 ** 9: the numbers are spread over all prefixes.
    const digits = `0${String((n * 7_919 * 6_151) % 10 ** 10).padStart(9, '0')}`;
    const number = parsePhoneNumberFromString(digits, 'KR');
    if (digits.startsWith('00') || !number?.isValid() || number.ext) continue;
    expect(keysIn(digits)).toEqual([digits]);
  }
});

test.each([
  ['82-10-1234-5678', '01012345678'],
  ['821012345678', '01012345678'],
  ['1012345678', '01012345678'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['001 1 415 555 2671', '+14155552671'],
  ['0086 138 0013 8000', '+8613800138000'],
])('%s is %s', (typed, key) => {
  expect(keysIn(typed)).toEqual([key]);
});

test.each([
  '1234-5678',
  '2123-4567',
  '112',
  '010-1234-56789',
  '010-****-5678',
  '2026-11-27 10:30',
  '84A 5억 문의',
  'on',
  '',
])('%j holds no complete number', (text) => {
  expect(keysIn(text)).toEqual([]);
});

test.each<[string, string[]]>([
  ['010-1111-2222/010-3333-4444', ['01011112222', '01033334444']],
  ['010-1111-2222 010-3333-4444', ['01011112222', '01033334444']],
  ['01011112222 01033334444', ['01011112222', '01033334444']],
  ['+82 10-3333-4444 또는 02-123-4567', ['01033334444', '021234567']],
  ['02-123-4567 010-1234-5678', ['021234567', '01012345678']],
  ['02-123-4567\n010-1234-5678', ['021234567', '01012345678']],
  ['031-123-4567 010-1234-5678', ['0311234567', '01012345678']],
  ['011-234-5678 010-1234-5678', ['0112345678', '01012345678']],
  ['2026 010-1234-5678', ['01012345678']],
  ['010-1234-5678 02-123-4567 1588-1234', ['01012345678', '021234567', '15881234']],
  ['010-2123-4567', ['01021234567']],
  ['010-1588-1234', ['01015881234']],
])('the numbers in %j, and none of their parts', (text, keys) => {
  expect(keysIn(text)).toEqual(keys);
});

test('the position of a number is that in NFKC', () => {
  const text = '㈜ ０２）１２３－４５６７';
  const [number] = numbersIn(text);
  expect(text.normalize('NFKC').slice(number?.start, number?.end)).toBe('02)123-4567');
});

test('texts that have no number keep a key, so that their field is found', () => {
  expect(phoneKey('555-0001')).toBe(phoneKey('５５５ ０００１'));
  expect(phoneKey('010-1234-5679')).not.toBe(phoneKey('010-1234-5678'));
  expect(phoneKey(' - ')).toBe('');
});

test.each([
  ['+82 10-1234-5678', '010-1234-5678'],
  ['０１０－１２３４－５６７８', '010-1234-5678'],
  ['010 3333 4444 (엄마), 02-123-4567', '010-3333-4444, 02-123-4567'],
  ['+1 415 555 2671', '(+1) 415 555 2671'],
  [' １２３４－５６７８ ', '1234-5678'],
  ['저녁에 전화 주세요', '저녁에 전화 주세요'],
])('the field %j is normalised to %j', (field, normalized) => {
  expect(normalizedPhone(field)).toBe(normalized);
});
