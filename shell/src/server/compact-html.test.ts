/** @jest-environment jsdom */
import { compactRules, compactTags, dropComponentIds } from './compact-html';

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

test('the last semicolon of a rule, spaces inside brackets and zeros before a point are removed', () => {
  expect(
    compactRules(
      '.a{color:rgb( 0 0 0 / 0.5 );top:0;margin:-0.5em 10.5px;}@media print{.a{top:1px;}}',
    ),
  ).toBe('.a{color:rgb(0 0 0 / .5);top:0;margin:-0.5em 10.5px}@media print{.a{top:1px}}');
});

describe('dropComponentIds', () => {
  const rules = '.kRtYuI{color:red}.kRtYuI:hover .c__sc-0a1b2c3d-1{color:blue}';

  test.each([
    ['an id beside a class', '<p class="c__sc-0a1b2c3d-0 kRtYuI">', '<p class="kRtYuI">'],
    ['an id alone, with its attribute', '<p id="a" class="c__sc-0a1b2c3d-0">', '<p id="a">'],
    ['several ids', '<p class="d__sc-9f9f9f9f-3 c__sc-0a1b2c3d-0 kRtYuI">', '<p class="kRtYuI">'],
  ])('removes %s', (_, html, without) => {
    expect(dropComponentIds(html, rules)).toBe(without);
  });

  test.each([
    ['an id that a rule names', '<p class="c__sc-0a1b2c3d-1 kRtYuI">'],
    ['other classes', '<p class="kRtYuI sc-like">'],
    ['text that looks like one', '<p>c__sc-0a1b2c3d-0</p>'],
  ])('keeps %s', (_, html) => {
    expect(dropComponentIds(html, rules)).toBe(html);
  });
});
