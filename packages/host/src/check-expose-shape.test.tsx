import { memo } from 'react';
import { checkExposeShape } from './check-expose-shape';

const Page = () => <p>page</p>;

test.each([
  ['a component', { default: Page }],
  ['a memoised component', { default: memo(Page) }],
  ['all parts', { default: Page, load: () => null, head: () => null, missingPath: '/' }],
  ['parts left out by undefined', { default: Page, load: undefined, missingPath: undefined }],
])('accepts %s', (_, module) => {
  expect(checkExposeShape('mfe-press/PressList', module)).toBe(module);
});

test.each([
  ['nothing', undefined, 'mfe-press/PressList exports nothing'],
  ['null', null, 'mfe-press/PressList exports nothing'],
  ['text', '<html>', 'mfe-press/PressList exports nothing'],
  ['no default', { Page }, 'its default export is no React component'],
  ['an element for a component', { default: 'div' }, 'its default export is no React component'],
  ['data for a loader', { default: Page, load: {} }, '"load" is not a function'],
  ['text for a head', { default: Page, head: 'title' }, '"head" is not a function'],
  ['a number for a path', { default: Page, missingPath: 404 }, '"missingPath" is not a path'],
])('refuses %s', (_, module, message) => {
  expect(() => checkExposeShape('mfe-press/PressList', module)).toThrow(message);
});
