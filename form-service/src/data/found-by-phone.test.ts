import { searchPhone } from './found-by-phone';

const fieldsOf = (fields: Record<string, string>) => new Map(Object.entries(fields));
const isHeld = (phone: string, text: string) => searchPhone(phone).holds(fieldsOf({ text }));
const excerpts = (phone: string, text: string) =>
  searchPhone(phone)
    .similarIn(fieldsOf({ text }))
    .map(({ excerpt }) => excerpt);

test.each([
  '010-3333-4444',
  '엄마 010 3333 4444',
  '010-1111-2222, 010-3333-4444',
  '02-123-4567 010-3333-4444',
  '+82-10-3333-4444',
  '+82 (0)10 3333 4444',
  '0-1-0-3-3-3-3-4-4-4-4',
  '010_3333_4444',
  '8210 3333 4444',
])('%s holds the number, in whatever spelling it is typed', (text) => {
  for (const typed of ['01033334444', '+82 10 3333-4444', '０１０ ３３３３ ４４４４'])
    expect(isHeld(typed, text)).toBe(true);
});

test.each([
  ['02-123-4567', '010-2123-4567'],
  ['02-123-4567', '지금 번호는 010 2123 4567, 저녁에'],
  ['1588-1234', '010-1588-1234'],
  ['1588-1234', '010-1588-1234 010-1111-2222'],
  ['02-1234-5670', '02-123-4567 010-1234-5678'],
  ['5678', '010-1234-5678'],
  ['1234-5678', '010-1234-5678'],
  ['on', 'on'],
  ['010-1234-5678', '010-1234-5679'],
])('%s is not in the complete number in %j', (typed, text) => {
  expect([isHeld(typed, text), excerpts(typed, text)]).toEqual([false, []]);
});

test.each([
  ['010-1234-5678', '010-1234-56789', '010-1234-56789'],
  [
    '010-1234-5678',
    '이 번호로 연락 주세요: 5010-1234-5678 꼭이요 기다립니다',
    '…락 주세요: 5010-1234-5678 꼭이요 기다립…',
  ],
  ['010-1234-5678', '공일공-1234-오육칠팔', '공일공-1234-오육칠팔'],
  ['010-1234-5678', 'O1O-1234-5678', 'O1O-1234-5678'],
  ['010-1234-5678', '0101111222201012345678', '…1111222201012345678'],
  ['1234-5678', '98-1234-5678', '98-1234-5678'],
])('digits of %s in %j are similar, shown with what is around them', (typed, text, shown) => {
  expect(isHeld(typed, text)).toBe(false);
  expect(excerpts(typed, text)).toEqual([shown]);
});

test('a phone field without a complete number is found by the same text only, and no other field is', () => {
  const search = searchPhone('555-0001');
  expect(search.holds(fieldsOf({ phone: '５５５ ０００１' }))).toBe(true);
  expect(search.holds(fieldsOf({ phone: '1555-0001', message: '555-0001' }))).toBe(false);
});
