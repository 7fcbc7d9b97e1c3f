import { renderToString } from 'react-dom/server';
import styled, { createGlobalStyle, keyframes, ServerStyleSheet } from 'styled-components';
import { BelowFold } from '@site/host';
import { joinStyles } from '../../remotes/islands/adopt-linked-styles';
import { linkStylesBelow } from './link-styles-below';

// Declared in the order of the cascade.
const Global = createGlobalStyle`body { margin: 0; }`;
const OnlyAbove = styled.b`
  order: 1;
`;
const glow = keyframes`from { opacity: 0.1; }`;
const sink = keyframes`from { opacity: 0.2; }`;
const OnlyBelow = styled.b`
  order: 2;
  animation: ${sink} 1s;
`;
const Both = styled.b<{ $isWide?: boolean }>`
  order: ${({ $isWide }) => ($isWide ? 3.5 : 3)};
  & > b {
    order: 33;
  }
`;
const LateAbove = styled.b`
  order: 4;
  animation: ${glow} 1s;
`;
const InPopover = styled.b`
  order: 5;
`;
const InClosed = styled.b`
  order: 6;
`;

function renderPage(page: React.ReactElement) {
  const sheet = new ServerStyleSheet();
  try {
    return { body: renderToString(sheet.collectStyles(page)), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

const page = (
  <div id="root">
    <Global />
    <nav popover="auto">
      <nav>
        <InPopover />
      </nav>
    </nav>
    <div data-closed="">
      <InClosed />
    </div>
    <OnlyAbove />
    <Both />
    <LateAbove />
    <BelowFold />
    <OnlyBelow />
    <Both $isWide />
  </div>
);

/** Numbers of the rules, in source order. */
const orders = (css = '') => [...css.matchAll(/(?:order|opacity):([\d.]+)/g)].map(([, n]) => n);

test('rules of content above the fold stay inline, the file gets the rest in cascade order', () => {
  const { styles, stylesheet } = linkStylesBelow(renderPage(page), true);
  expect(orders(styles)).toEqual(['1', '0.1', '3', '33', '3.5', '33', '4']);
  expect(styles).toContain('body{margin:0;}');
  // Both is repeated: it must still follow OnlyBelow.
  expect(orders(stylesheet?.text)).toEqual(['0.2', '2', '3', '33', '3.5', '33', '5', '6']);
  // With the markers of styled-components.
  expect(stylesheet?.text.match(/data-styled\.g/g)).toHaveLength(10);
});

test('every rule is inline or in the file', () => {
  const rendered = renderPage(page);
  const { styles, stylesheet } = linkStylesBelow(rendered, true);
  const rules = rendered.styles.match(/[^{}>\n]+\{[^{}]*\}/g) ?? [];
  expect(rules.length).toBeGreaterThan(10);
  for (const rule of rules.filter((text) => !text.includes('data-styled')))
    expect(styles + (stylesheet?.text ?? '')).toContain(rule);
});

test('the markers of the inlined rules are first in the file; in the browser they are put back', () => {
  const rendered = renderPage(page);
  const { styles, stylesheet } = linkStylesBelow(rendered, true);
  expect(styles).not.toContain('data-styled.g');
  const [start = ''] = /^<style[^>]*>/.exec(rendered.styles) ?? [];
  expect(styles.startsWith(start)).toBe(true);
  const inline = styles.slice(start.length, -'</style>'.length);
  const joined = joinStyles(inline, stylesheet?.text ?? '');
  const groups = joined.split(/(?<=data-styled[^\n]*\n)/);
  expect(groups).toHaveLength(10);
  const source = `\n${rendered.styles.slice(start.length)}`;
  for (const group of groups) expect(source).toContain(`\n${group}`);
  expect(
    groups
      .slice(0, 5)
      .join('')
      .replace(/data-styled[^\n]*\n/g, '\n')
      .replaceAll('/*!sc*/', ''),
  ).toBe(inline);
});

test('the file has a content hash in its name and is linked at the BelowFold', () => {
  const [one, same] = [1, 2].map(() => linkStylesBelow(renderPage(page), true));
  expect(one?.stylesheet?.src).toMatch(/^\/media\/styles\/[0-9a-f]{10}\/below\.css$/);
  expect(one?.stylesheet).toEqual(same?.stylesheet);
  const link = `<link rel="stylesheet" href="${one?.stylesheet?.src}"/>`;
  expect(one?.body.split(link)).toHaveLength(2);
  expect(one?.body.indexOf(link)).toBeGreaterThan(
    one?.body.lastIndexOf(' class=', one.body.indexOf(link)) ?? 0,
  );
  expect(one?.body).not.toContain('below-fold');
  const other = linkStylesBelow(
    renderPage(
      <p>
        <BelowFold />
        <OnlyBelow />
      </p>,
    ),
    true,
  );
  expect(other.stylesheet?.src).not.toBe(one?.stylesheet?.src);
});

test('all styles stay inline if files are not published or nothing is below the fold', () => {
  const rendered = renderPage(page);
  expect(linkStylesBelow(rendered, false)).toEqual({
    styles: rendered.styles,
    body: rendered.body.replace(/<link [^>]*>/, '<link/>'),
  });
  const short = renderPage(
    <p>
      <OnlyAbove />
      <BelowFold />
    </p>,
  );
  expect(linkStylesBelow(short, true)).toEqual(linkStylesBelow(short, false));
});

test('a page without a BelowFold is unchanged, one with two is rejected', () => {
  const rendered = renderPage(<OnlyBelow />);
  expect(linkStylesBelow(rendered, true)).toEqual(rendered);
  const twice = renderPage(
    <p>
      <BelowFold />
      <OnlyBelow />
      <BelowFold />
    </p>,
  );
  expect(() => linkStylesBelow(twice, true)).toThrow('one BelowFold');
});

test('rejects a sheet that styled-components 6 did not write', () => {
  const { body } = renderPage(page);
  expect(() => linkStylesBelow({ body, styles: '<style>.a{order:1}</style>' }, true)).toThrow(
    'unknown format',
  );
});
