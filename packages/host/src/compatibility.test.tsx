import { memo } from 'react';
import semver from 'semver';
import { checkExposeShape, isHostInRange } from './compatibility';

const versions = ['1.0.0', '1.0.1', '1.2.0', '1.10.3', '2.0.0', '3.1.4'];

test.each(versions.flatMap((have) => versions.map((want) => [have, `^${want}`] as const)))(
  'isHostInRange agrees with semver on %s in %s',
  (have, range) => {
    expect(isHostInRange(have, range)).toBe(semver.satisfies(have, range));
  },
);

test.each(['', '*', '1.0.0', '>=1', '^1', '^1.0.0-beta', '^1.0.0 || ^2.0.0'])(
  'no version is in the invalid range %p',
  (range) => {
    expect(isHostInRange('1.0.0', range)).toBe(false);
  },
);

const Page = () => <p>page</p>;

test.each([
  ['a component', { default: Page }],
  ['a memoised component', { default: memo(Page) }],
  ['all parts', { default: Page, load: () => null, head: () => null, missingPath: '/' }],
  ['undefined parts', { default: Page, load: undefined, missingPath: undefined }],
])('checkExposeShape accepts %s', (_, module) => {
  expect(checkExposeShape('mfe-press/PressList', module)).toBe(module);
});

test.each([
  ['nothing', undefined, 'mfe-press/PressList exports nothing'],
  ['null', null, 'mfe-press/PressList exports nothing'],
  ['text', '<html>', 'mfe-press/PressList exports nothing'],
  ['no default', { Page }, 'its default export is not a React component'],
  [
    'an element instead of a component',
    { default: 'div' },
    'its default export is not a React component',
  ],
  ['data instead of a loader', { default: Page, load: {} }, '"load" is not a function'],
  ['text instead of a head', { default: Page, head: 'title' }, '"head" is not a function'],
  [
    'a number instead of a path',
    { default: Page, missingPath: 404 },
    '"missingPath" is not a path',
  ],
])('checkExposeShape rejects %s', (_, module, message) => {
  expect(() => checkExposeShape('mfe-press/PressList', module)).toThrow(message);
});
