import { representativeRows, wholeMatrix } from './matrix';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const settings = jest.replaceProperty(process, 'env', { ...process.env, [wholeMatrix]: '' });
afterAll(() => settings.restore());

test.each([
  [rows, undefined, ['a', 'd', 'g']],
  [rows, 2, ['a', 'g']],
  [rows, 1, ['a']],
  [rows, 9, rows],
  [['a', 'b', 'c'], undefined, ['a', 'c']],
  [['a'], undefined, ['a']],
])('of %j %j rows are %j', (all, count, expected) => {
  expect(representativeRows(all, count)).toEqual(expected);
});

test('the whole matrix has all rows', () => {
  settings.replaceValue({ ...process.env, [wholeMatrix]: '1' });
  expect(representativeRows(rows, 2)).toEqual(rows);
});
