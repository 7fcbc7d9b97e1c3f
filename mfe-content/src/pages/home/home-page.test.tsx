import { renderToString } from 'react-dom/server';
import type { SlotName } from '@site/contract';
import { defaultSite, encodePath, pathOf, SlotProvider } from '@site/host';
import Home from '../../expose/home';
import { overviewRows } from '../../content/business-guide';
import { complex, location, overview } from '../../content/home';
import { premiumSection, premiumSlides } from '../../content/home-premium';

const reactErrors: unknown[] = [];
jest.spyOn(console, 'error').mockImplementation((...args) => void reactErrors.push(args));

const html = renderToString(
  <SlotProvider render={(name: SlotName) => <div id={`slot-${name}`} />}>
    <Home />
  </SlotProvider>,
);
const text = html.replaceAll(/<!--.*?-->|<style[\s\S]*?<\/style>|<[^>]+>/g, '');

test('React reports no error', () => {
  expect(reactErrors).toEqual([]);
});

test('the facts line is in the HTML character for character and ends with the reservation [FACT-7, HOME-1]', () => {
  expect(text).toContain(
    '총 1,215세대 · 10개동 · 지하 2층~지상 최고 35층 · 계약금 5% · 모델하우스 방문예약',
  );
});

test('the headline is the only h1, and every section with text has an h2 [HOME-2]', () => {
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<h2/g)).toHaveLength(7);
});

test('the text of every panel is in the initial HTML [HOME-3, ROUTE-18]', () => {
  const { items } = complex;
  const words = [
    ...location.points.flatMap(({ place, text: line }) => [place, line]),
    ...Object.values(overview.panels),
    ...overviewRows(defaultSite).flatMap(({ term, value }) => [term, value]),
    ...premiumSlides.flatMap(({ title, description }) => [title, description]),
    ...premiumSection.cards.flatMap(({ number, title, texts }) => [number, title, ...texts]),
    ...items.flatMap(({ title, text: line }) => [title, line]),
    ...premiumSection.notes,
    ...complex.notes,
  ];
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

test('the specified counts: 7 slides, 4 cards, 3 complex items, 2 maps, 9 wheel sections [HOME-7, HOME-13, SLIDER-1]', () => {
  expect(premiumSlides).toHaveLength(7);
  expect(premiumSection.cards.map(({ number }) => number)).toEqual([
    'PREMIUM 01',
    'PREMIUM 02',
    'PREMIUM 03',
    'PREMIUM 04',
  ]);
  expect(complex.items).toHaveLength(3);
  // The region again beside the distances.
  expect(html.match(/<img src="[^"]*home-map-(?:region|near)\./g)).toHaveLength(3);
  expect(html.match(/data-wheel-step=/g)).toHaveLength(9);
});

test('every slot is rendered, and the first of the unit accordions is open [HOME-4]', () => {
  for (const name of ['unit-plans', 'model-house', 'visit-form'])
    expect(html).toContain(`id="slot-${name}"`);
  expect(html.match(/<details[^>]*name="home-unit"[^>]*>/g)?.map(isOpen)).toEqual([true, false]);
  expect(html.indexOf('slot-unit-plans')).toBeLessThan(html.indexOf('slot-model-house'));
});

test('the accordions of a group share a name, so that at most one is open [HOME-12, HOME-15]', () => {
  for (const [group, count] of [
    ['home-overview-panels', 3],
    ['home-complex', 3],
  ] as const) {
    const items = html.match(new RegExp(`<details[^>]*name="${group}"[^>]*>`, 'g')) ?? [];
    expect(items).toHaveLength(count);
    expect(items.filter(isOpen)).toHaveLength(1);
  }
});

test('the registration link works without JavaScript, and the business guide is linked [HOME-6, POPUP-14]', () => {
  expect(html).toMatch(new RegExp(`<a[^>]*href="${customerHref()}"[^>]*data-registration`));
  expect(html).toContain(`href="${pathOf('business-guide')}"`);
  expect(html).toContain(`href="${defaultSite.phone.href}"`);
});

test('the accessible name of "더 알아보기" includes its destination', () => {
  const names = [...html.matchAll(/aria-label="(더 알아보기: [^"]+)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(7);
  expect(names).toContain('더 알아보기: 84A 타입 평면');
});

test('the page has no style attribute and no claim that the law on sale advertising forbids [TEXT-7, TEXT-8]', () => {
  expect(html).not.toMatch(/ style="/);
  expect(text).not.toMatch(/\d+평|마감임박|수익보장|역 ?\d+분|도보 ?\d+분|유일|(?<!지상 )최고/);
});

function isOpen(tag: string): boolean {
  return /\sopen(=|\s|>)/.test(tag);
}

function customerHref(): string {
  return encodePath(pathOf('customer'));
}
