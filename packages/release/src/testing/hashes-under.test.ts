import { changedFiles } from './hashes-under';

const hashes = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files));
const one = { 'a.js': '1', 'b.js': '2' };

test.each([
  ['the same files in another order', { 'b.js': '2', 'a.js': '1' }, []],
  ['other bytes', { 'a.js': '1', 'b.js': '3' }, ['b.js']],
  ['one file less', { 'b.js': '2' }, ['a.js']],
  ['one file more', { ...one, 'a.css': '4' }, ['a.css']],
])('%s: names the files that differ', (_, other, files) => {
  expect(changedFiles(hashes(one), hashes(other))).toEqual(files);
});
