import { readCopyArguments, refuseKeysBesideBackups } from './read-copy-arguments';

const usage = 'Usage: it';

test('accepts a folder, a folder for keys and --force, in any order', () => {
  expect(readCopyArguments(['a', '--keys', '/k', '--force'], usage)).toEqual({
    folder: 'a',
    keys: '/k',
    isForced: true,
  });
  expect(readCopyArguments(['--keys=/k/../j'], usage)).toEqual({
    folder: undefined,
    keys: '/j',
    isForced: false,
  });
  expect(() => readCopyArguments(['--kyes', '/k'], usage)).toThrow(
    "Unknown option '--kyes'. Usage: it",
  );
  expect(() => readCopyArguments(['a', '/k'], usage)).toThrow('One folder');
});

test.each([
  ['/srv/backups', '/srv/backups'],
  ['/srv/backups/keys', '/srv/backups'],
  ['/srv', '/srv/backups'],
])('keys in %s are refused beside backups in %s', (keys, backups) => {
  expect(() => refuseKeysBesideBackups(keys, backups)).toThrow('separate folders');
});

test.each([
  ['/srv/keys', '/srv/backups'],
  ['/srv/backups-of-keys', '/srv/backups'],
  ['/srv/..keys', '/srv/backups'],
])('keys in %s and backups in %s are accepted', (keys, backups) => {
  expect(() => refuseKeysBesideBackups(keys, backups)).not.toThrow();
});
