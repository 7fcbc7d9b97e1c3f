import { dropComponentIds } from './drop-component-ids';

const styles = '.kRtYuI{color:red}.kRtYuI:hover .c__sc-0a1b2c3d-1{color:blue}';

test.each([
  ['an id beside a class', '<p class="c__sc-0a1b2c3d-0 kRtYuI">', '<p class="kRtYuI">'],
  ['an id alone, with its attribute', '<p id="a" class="c__sc-0a1b2c3d-0">', '<p id="a">'],
  ['several ids', '<p class="d__sc-9f9f9f9f-3 c__sc-0a1b2c3d-0 kRtYuI">', '<p class="kRtYuI">'],
])('removes %s', (_, html, without) => {
  expect(dropComponentIds(html, styles)).toBe(without);
});

test.each([
  ['an id that a rule names', '<p class="c__sc-0a1b2c3d-1 kRtYuI">'],
  ['other classes', '<p class="kRtYuI sc-like">'],
  ['text that looks like one', '<p>c__sc-0a1b2c3d-0</p>'],
])('keeps %s', (_, html) => {
  expect(dropComponentIds(html, styles)).toBe(html);
});
