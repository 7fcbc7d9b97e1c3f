import { astroDialect, reactDialect } from './dialects';
import type { HtmlNode } from './load-parser';
import { splitSections } from './split-sections';
import { childrenOf, toMarkup } from './to-markup';

const text = (value: string): HtmlNode => ({ nodeName: '#text', value });
const element = (
  tagName: string,
  attrs: Readonly<Record<string, string>> = {},
  ...childNodes: HtmlNode[]
): HtmlNode => ({
  nodeName: tagName,
  tagName,
  attrs: Object.entries(attrs).map(([name, value]) => ({ name, value })),
  childNodes,
});

const label = element('label', { for: 'visit-name', class: 's1' }, text('고객명 {*} "A & B"'));

test('React: its own names, texts as strings', () => {
  expect(toMarkup(label, reactDialect)).toBe(
    '<label htmlFor={"visit-name"} className={"s1"}>{"고객명 {*} \\"A & B\\""}</label>',
  );
  const radio = element('input', { type: 'radio', checked: '', tabindex: '-1', 'aria-label': '' });
  expect(toMarkup(radio, reactDialect)).toBe(
    '<input type={"radio"} defaultChecked tabIndex={-1} aria-label={""} />',
  );
  expect(toMarkup(element('path', { 'stroke-width': '2' }), reactDialect)).toBe(
    '<path strokeWidth={"2"}></path>',
  );
});

test('Astro: HTML, but no brace that would begin an expression', () => {
  expect(toMarkup(label, astroDialect)).toBe(
    '<label for="visit-name" class="s1">고객명 &#123;*&#125; "A &amp; B"</label>',
  );
});

test('scripts, comments and stylesheets are left to the framework', () => {
  const root = element(
    'div',
    {},
    element('script', { src: '/boot.js' }),
    { nodeName: '#comment' },
    element('link', { rel: 'stylesheet' }),
    text('호수'),
  );
  expect(toMarkup(root, astroDialect)).toBe('<div>호수</div>');
});

test('the outermost landmarks become components, what is around them stays', () => {
  const hero = element('section', { 'aria-labelledby': 'home-title' }, element('nav'));
  const root = element('body', {}, element('main', { id: 'main' }, hero), element('footer'));
  const sections = splitSections(root);
  expect(sections.map(({ name }) => name)).toEqual(['Part1HomeTitle', 'Part2Footer']);
  expect(childrenOf(root, astroDialect, sections)).toBe(
    '<main id="main"><Part1HomeTitle /></main><Part2Footer />',
  );
});
