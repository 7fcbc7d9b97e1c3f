import { firstDifference } from './built-files';

const one = new Map([
  ['a.js', '1'],
  ['b.js', '2'],
]);

test('two builds of the same files are the same, in whatever order they were read', () => {
  expect(firstDifference(one, new Map([...one].reverse()))).toBeUndefined();
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

test.each(differing)('%s: the file is named', (_, other, file) => {
  expect(firstDifference(one, new Map(other))).toBe(file);
});
