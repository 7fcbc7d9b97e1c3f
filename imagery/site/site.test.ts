import { defaultSite } from '@site/contract';
import { complexLayout } from '../../mfe-content/src/content/complex-layout';
import { buildings as ranges } from '../../mfe-content/src/content/household-ranges';
import { footprintOf, plotOf, wingsOf } from './footprints';
import { areaOf, contains } from '../outline';
import { gap } from './geometry';
import { loadSite } from './load-site';
import { shoreOf } from './shore';
import { siteProblems } from './site-problems';
import type { SiteModel } from './site-model';

const site = loadSite();

const homesIn = ({ buildings }: SiteModel) =>
  buildings.flatMap(({ lines }) => lines).reduce((sum, [, from, to]) => sum + to - from + 1, 0);

test('the model has the households of the site facts', () => {
  expect(homesIn(site)).toBe(defaultSite.households);
  expect(site.buildings).toHaveLength(defaultSite.buildings);
});

test('its lines are those of the household tables, building by building', () => {
  const ofModel = site.buildings.map(({ number, lines }) => ({
    number,
    lines: lines.map(([type, from, to]) => ({ type, from, to })),
  }));
  expect(ofModel).toEqual(ranges);
});

test('it has one place for every number of the legend', () => {
  expect(site.facilities).toHaveLength(complexLayout.legend.length);
});

test('all facilities but those on the water lie on the plot', () => {
  const plot = plotOf(site);
  const outside = site.facilities.filter(({ at }) => !contains(plot, at)).map(({ id }) => id);
  expect(outside).toEqual(['deck', 'promenade']);
});

test('the buildings leave most of the ground free', () => {
  const built = site.buildings
    .flatMap((each) => footprintOf(site, each))
    .reduce((sum, outline) => sum + areaOf(outline), 0);
  expect(built / areaOf(plotOf(site))).toBeLessThan(0.15);
});

test('every line lies within its wing', () => {
  for (const building of site.buildings) {
    for (const { lines, width } of wingsOf(site, building)) {
      const widths = lines.reduce((sum, [type]) => sum + site.lineWidths[type], 0);
      expect(width).toBeCloseTo(widths);
    }
  }
});

test('the buildings stand at different angles, no two in one row', () => {
  const facings = site.buildings.map(({ facing }) => facing);
  expect(Math.max(...facings) - Math.min(...facings)).toBeGreaterThan(20);
  expect(new Set(site.buildings.map(({ joint }) => joint[1])).size).toBe(site.buildings.length);
});

test('the shore runs through its points', () => {
  const shore = shoreOf(site);
  for (const [x, y] of site.shoreline) expect(shore(x)).toBeCloseTo(y);
});

describe('an invalid model is reported', () => {
  const changed = (change: (number: number) => Partial<SiteModel['buildings'][number]>) =>
    siteProblems({
      ...site,
      buildings: site.buildings.map((each) => ({ ...each, ...change(each.number) })),
    });

  test('a building in another', () => {
    const { joint } = site.buildings[0]!;
    expect(changed((number) => (number === 102 ? { joint } : {}))).toContain(
      '101 and 102: 0.0 m apart',
    );
  });

  test('a building in the lake', () => {
    expect(changed((number) => (number === 105 ? { joint: [0, -40] } : {}))).toContain(
      '105: stands outside the plot',
    );
  });

  test('a line upside down', () => {
    expect(
      changed((number) =>
        number === 110
          ? {
              lines: [
                ['59A', 9, 4],
                ['59A', 3, 9],
              ],
            }
          : {},
      ),
    ).toContain('110: a line of 59A from floor 9 to 4');
  });

  test('a plaza on the promenade', () => {
    const problems = siteProblems({
      ...site,
      plazas: [
        {
          id: 'wet',
          outline: [
            [0, 5],
            [9, 60],
            [0, 60],
          ],
        },
      ],
    });
    expect(problems).toEqual(['(0, 5): stands on the promenade or in the lake']);
  });
});

test('the gap between outlines', () => {
  const square = (x: number) =>
    [
      [x, 0],
      [x + 1, 0],
      [x + 1, 1],
      [x, 1],
    ] as const;
  expect(gap(square(0), square(3))).toBeCloseTo(2);
  expect(gap(square(0), square(0.5))).toBe(0);
});
