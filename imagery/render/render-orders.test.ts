import { renderOrders } from './render-orders';

test('a flat is rendered end to end: its dollhouse, its rooms, its standpoints', () => {
  const names = renderOrders({ only: ['84A'], isDraft: false }).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['units/84A-doll', 'units/84A-living', 'units/84A-pano-living']),
  );
  expect(names.filter((name) => !name.startsWith('units/84A-'))).toEqual([]);
});

test('the name of a picture selects its render; a draft is small', () => {
  expect(renderOrders({ only: ['home-hero'], isDraft: true })).toEqual([
    { name: 'site/hero', script: 'site', words: ['shot=hero', 'width=800', 'samples=16'] },
    {
      name: 'site/hero-mobile',
      script: 'site',
      words: ['shot=hero-mobile', 'width=800', 'samples=16'],
    },
  ]);
});

test('without names every render is ordered once', () => {
  const names = renderOrders({ only: [], isDraft: false }).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(40);
});
