import { changedFiles } from './hashes-under';

const one = new Map([
  ['a.js', '1'],
  ['b.js', '2'],
]);

test('two builds with the same files are equal, in any order', () => {
  expect(changedFiles(one, new Map([...one].reverse()))).toEqual([]);
});

const differing: readonly [string, [string, string][], string][] = [
  [
    'other bytes',
    [
      ['a.js', '1'],
      ['b.js', '3'],
    ],
    'b.js',
  ],
  ['one file less', [['b.js', '2']], 'a.js'],
  ['one file more', [...one, ['a.css', '4']], 'a.css'],
];

test.each(differing)('%s: names the file', (_, other, file) => {
  expect(changedFiles(one, new Map(other))).toEqual([file]);
});
