import { addChunkList, chunksOf } from './chunk-list';

const src = '/remotes/mfe-press/1/entry.js';
const code = addChunkList('run();', { './PressList': ['list.js', 'shared.js'] });

test('an entry lists the files of each expose, as addresses in its own folder', () => {
  expect(chunksOf(src, code, './PressList')).toEqual([
    '/remotes/mfe-press/1/list.js',
    '/remotes/mfe-press/1/shared.js',
  ]);
  expect(chunksOf(src, code, './Other')).toEqual([]);
});

test.each([
  ['an entry without a list', 'run();'],
  ['a cut entry', code.slice(0, -9)],
  ['a page instead of the entry', '<!doctype html>'],
])('%s lists no files', (_, damaged) => {
  expect(chunksOf(src, damaged, './PressList')).toEqual([]);
});

test('the list is a comment: the code runs as before', () => {
  const run = jest.fn();
  // oxlint-disable-next-line typescript/no-implied-eval -- the entry is a script
  new Function('run', code)(run);
  expect(run).toHaveBeenCalledTimes(1);
});
