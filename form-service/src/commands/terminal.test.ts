import { drawTable, maskPhone } from './terminal';

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
