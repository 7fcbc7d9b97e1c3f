import { drawTable, maskNumbersIn, maskPhone } from './terminal';

test.each([
  ['010-1234-5678', '010-****-5678'],
  ['01012345678', '010****5678'],
  ['+82 10-1234-5678', '+82 1*-****-5678'],
  ['1234', '***4'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown);
});

test('columns line up, and a visitor’s text cannot move the cursor', () => {
  const table = drawTable([
    ['이름', 'x'],
    ['a\u001b[2Jb\nc\u202e', 'y'],
  ]);
  expect(table).toBe('이름       x\na [2Jb c   y');
});

test('a table of 200,000 rows is drawn', () => {
  const rows = Array.from({ length: 200_000 }, () => ['x']);
  expect(drawTable(rows)).toHaveLength(400_000 - 1);
});

test.each([
  ['전화는 010-1234-5678입니다', '전화는 010-****-5678입니다'],
  ['０１０－１２３４－５６７８', '010-****-5678'],
  ['(02)123–4567 / 84A 5억', '(02)1**–**67 / 84A 5억'],
  ['010ㅡ1234ㅡ5678', '010******5678'],
  ['11월 27일, 84A 5억', '11월 27일, 84A 5억'],
])('numbers in the text %j are masked', (text, shown) => {
  expect(maskNumbersIn(text)).toBe(shown);
});
