import type { AnchorHTMLAttributes, ReactElement } from 'react';
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
const design = { ...common, ...accordion, ...forms, ...globalStyle, ...motion, ...sheets, ...tabs };

const {
  Accordion,
  AccordionItem,
  Arrow,
  Button,
  ButtonLink,
  CheckField,
  DataRows,
  DataTable,
  Eyebrow,
  FadeIn,
  Field,
  FieldPair,
  Figure,
  Form,
  FormMessage,
  FormNote,
  GlobalStyle,
  Headline,
  Icon,
  LoadingDots,
  LogoMark,
  MoreLink,
  NoBreak,
  Notes,
  Numeral,
  Overlay,
  Picture,
  Plus,
  Reveal,
  RevealOnScroll,
  ScrollSheet,
  Section,
  SectionHeading,
  SpecList,
  StateBlock,
  TabBar,
  TabGroup,
  TabLink,
  TabPanels,
  Unbroken,
  VisuallyHidden,
  Container,
} = design;

const image = { id: 'hero', width: 1600, height: 900, alt: 'Lake at dusk' };

function HostLink({
  to,
  children,
  ...rest
}: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

const examples: Record<string, ReactElement> = {
  Accordion: <Accordion $size="large">x</Accordion>,
  AccordionItem: (
    <AccordionItem group="g" title="One" id="one" open size="large">
      x
    </AccordionItem>
  ),
  Arrow: <Arrow label="Next" disabled />,
  Button: <Button $tone="lamp" $wide $small />,
  ButtonLink: (
    <ButtonLink as={HostLink} to="/a" $tone="line">
      x
    </ButtonLink>
  ),
  CheckField: <CheckField id="c" name="marketing" label="Yes" />,
  DataRows: <DataRows rows={[{ term: 'Name', description: 'Lake' }]} />,
  DataTable: <DataTable />,
  Eyebrow: <Eyebrow $onPhoto>UNIT PLAN</Eyebrow>,
  FadeIn: <FadeIn trigger={1}>x</FadeIn>,
  Field: <Field id="n" name="name" label="Name" required error="Missing" autoComplete="name" />,
  FieldPair: <FieldPair />,
  Figure: <Figure image={image} caption="Lake" />,
  Form: <Form method="post" action="/forms/visit" />,
  FormMessage: <FormMessage $tone="ok" role="status" />,
  FormNote: <FormNote />,
  GlobalStyle: <GlobalStyle />,
  Headline: <Headline as="h1" $size="hero" />,
  Icon: <Icon name="phone" />,
  LoadingDots: <LoadingDots label="Loading" />,
  LogoMark: <LogoMark />,
  MoreLink: (
    <MoreLink as={HostLink} to="/more">
      More
    </MoreLink>
  ),
  NoBreak: <NoBreak />,
  Notes: <Notes items={['One', 'Two']} />,
  Numeral: <Numeral>1,215</Numeral>,
  Overlay: <Overlay />,
  Picture: <Picture image={image} priority />,
  Plus: <Plus />,
  Reveal: <Reveal />,
  RevealOnScroll: <RevealOnScroll>x</RevealOnScroll>,
  ScrollSheet: <ScrollSheet label="Site">x</ScrollSheet>,
  Section: <Section $surface="dark" $tight />,
  SectionHeading: <SectionHeading eyebrow="LAKE" title="Title" lead="Lead" level={2} id="h" />,
  SpecList: <SpecList items={[{ term: 'Area', value: '84.97', unit: 'm' }]} />,
  StateBlock: <StateBlock tone="error" title="Failed" role="alert" />,
  TabBar: <TabBar />,
  Unbroken: <Unbroken text={'동·호수\n59㎡'} />,
  TabGroup: <TabGroup />,
  TabLink: <TabLink href="#x" />,
  TabPanels: <TabPanels />,
  VisuallyHidden: <VisuallyHidden />,
  Container: <Container />,
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
  expect(Object.keys(design).sort()).toEqual([...Object.keys(examples), ...others].sort());
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

test("the host's link keeps its own props when styled", () => {
  expect(renderOnServer(<>{examples['MoreLink']}</>)).toMatch(
    /<a class="[^"]+" href="\/more">More<svg/,
  );
  expect(renderOnServer(<>{examples['ButtonLink']}</>)).toMatch(
    /<a class="[^"]+" href="\/a">x<\/a>/,
  );
});
