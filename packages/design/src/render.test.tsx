import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import * as common from '.';
import * as accordion from './accordion';
import * as forms from './forms';
import * as globalStyle from './global-style';
import * as motion from './motion';
import * as sheets from './sheets';
import * as tabs from './tabs';

/** All components that package.json exports. */
const d = { ...common, ...accordion, ...forms, ...globalStyle, ...motion, ...sheets, ...tabs };

const image = { id: 'hero', width: 1600, height: 900, alt: 'Lake at dusk' };

const examples: Record<string, ReactElement> = {
  Accordion: <d.Accordion $size="large">x</d.Accordion>,
  AccordionItem: (
    <d.AccordionItem group="g" title="One" id="one" open size="large">
      x
    </d.AccordionItem>
  ),
  Arrow: <d.Arrow label="Next" disabled />,
  Button: <d.Button $tone="lamp" $wide $small />,
  ButtonLink: <d.ButtonLink href="/a" $tone="line" />,
  CheckField: <d.CheckField id="c" name="marketing" label="Yes" />,
  DataRows: <d.DataRows rows={[{ term: 'Name', description: 'Lake' }]} />,
  DataTable: <d.DataTable />,
  Eyebrow: <d.Eyebrow $onPhoto>UNIT PLAN</d.Eyebrow>,
  FadeIn: <d.FadeIn trigger={1}>x</d.FadeIn>,
  Field: <d.Field id="n" name="name" label="Name" required error="Missing" autoComplete="name" />,
  FieldPair: <d.FieldPair />,
  Figure: <d.Figure image={image} caption="Lake" />,
  Form: <d.Form method="post" action="/forms/visit" />,
  FormMessage: <d.FormMessage $tone="ok" role="status" />,
  FormNote: <d.FormNote />,
  GlobalStyle: <d.GlobalStyle />,
  Headline: <d.Headline as="h1" $size="hero" />,
  Icon: <d.Icon name="phone" />,
  LoadingDots: <d.LoadingDots label="Loading" />,
  LogoMark: <d.LogoMark />,
  MoreLink: <d.MoreLink href="/more">More</d.MoreLink>,
  NoBreak: <d.NoBreak />,
  Notes: <d.Notes items={['One', 'Two']} />,
  Numeral: <d.Numeral>1,215</d.Numeral>,
  Overlay: <d.Overlay />,
  Picture: <d.Picture image={image} priority />,
  Plus: <d.Plus />,
  Reveal: <d.Reveal />,
  RevealOnScroll: <d.RevealOnScroll>x</d.RevealOnScroll>,
  ScrollSheet: <d.ScrollSheet label="Site">x</d.ScrollSheet>,
  Section: <d.Section $surface="dark" $tight />,
  SectionHeading: <d.SectionHeading eyebrow="LAKE" title="Title" lead="Lead" level={2} id="h" />,
  SpecList: <d.SpecList items={[{ term: 'Area', value: '84.97', unit: 'm' }]} />,
  StateBlock: <d.StateBlock tone="error" title="Failed" role="alert" />,
  TabBar: <d.TabBar />,
  Unbroken: <d.Unbroken text={'동·호수\n59㎡'} />,
  TabGroup: <d.TabGroup />,
  TabLink: <d.TabLink href="#x" />,
  TabPanels: <d.TabPanels />,
  VisuallyHidden: <d.VisuallyHidden />,
  Container: <d.Container />,
};

/** Exports that are not components. */
const others = [
  'darkSurface',
  'desktopWidth',
  'fadeOnLoad',
  'lightSurface',
  'media',
  'mobileWidth',
  'photoSurface',
  'rise',
  'prefersReducedMotion',
  'subscribeToReducedMotion',
  'useHydrated',
  'usePanelTabs',
  'scrollShadow',
];

function renderOnServer(element: ReactElement): string {
  const sheet = new ServerStyleSheet();
  try {
    return renderToString(sheet.collectStyles(element)) + sheet.getStyleTags();
  } finally {
    sheet.seal();
  }
}

test('every export has an example in this test', () => {
  expect(Object.keys(d).sort()).toEqual([...Object.keys(examples), ...others].sort());
});

describe('on the server', () => {
  const consoleSpies = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
  afterAll(() => consoleSpies.forEach((spy) => spy.mockRestore()));

  test.each(Object.entries(examples))('%s renders without a warning', (_, element) => {
    const html = renderOnServer(element);
    expect(html.length).toBeGreaterThan(10);
    expect(html).not.toMatch(/ style="|<script/);
    for (const spy of consoleSpies) expect(spy).not.toHaveBeenCalled();
  });
});

test('style-only props are not in the markup', () => {
  const html = Object.values(examples)
    .map(renderOnServer)
    .join('')
    .replace(/<style.*?<\/style>/gs, '');
  expect(html).not.toMatch(/\$|tone=|undefined/);
});
