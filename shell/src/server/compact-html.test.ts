/** @jest-environment jsdom */
import { compactRules, compactTags } from './compact-html';

test.each([
  ['<img srcSet="/A.avif" fetchPriority="high"/>', '<img srcset="/A.avif" fetchpriority="high">'],
  ['<b popoverTargetAction="hide">', '<b popovertargetaction="hide">'],
  [
    '<svg viewBox="0 0 1 1"><path d="M1"></path></svg>',
    '<svg viewbox="0 0 1 1"><path d="M1"></path></svg>',
  ],
])('attributes become lower case, void elements lose their slash: %s', (html, compact) => {
  expect(compactTags(html)).toBe(compact);
});

test('the browser reads the same document', () => {
  const html =
    '<svg viewBox="0 0 1 1"></svg><input autoComplete="off" value="srcSet=&quot;A&quot;"/><br/>a srcSet="B"/>';
  const read = (text: string) => new DOMParser().parseFromString(text, 'text/html').body.innerHTML;
  expect(read(compactTags(html))).toBe(read(html));
});

test('the last semicolon of a rule goes', () => {
  expect(compactRules('.a{color:red;top:0;}@media print{.a{top:1px;}}')).toBe(
    '.a{color:red;top:0}@media print{.a{top:1px}}',
  );
});
