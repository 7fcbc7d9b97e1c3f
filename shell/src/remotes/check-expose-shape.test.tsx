import { memo } from 'react';
import { checkExposeShape } from './check-expose-shape';

const Page = () => null;

test.each([
  [{ default: Page }],
  [{ default: memo(Page), load: jest.fn(), head: jest.fn(), missingPath: '/' }],
])('a page and its optional parts pass', (module) => {
  expect(checkExposeShape('mfe-press/PressList', module)).toBe(module);
});

test.each([
  [undefined, /exports nothing/],
  [{}, /no React component/],
  [{ default: 'Page' }, /no React component/],
  [{ default: Page, load: {} }, /"load" is not a function/],
  [{ default: Page, head: 'title' }, /"head" is not a function/],
  [{ default: Page, missingPath: 1 }, /"missingPath" is not a path/],
])('%p is refused with its fault', (value, fault) => {
  expect(() => checkExposeShape('mfe-press/PressList', value)).toThrow(fault);
});
