import { plotOf } from '../../site/footprints';
import { shoreLine } from '../../site/shore';
import type { SiteModel } from '../../site/site-model';
import { element, figure, group } from '../element';
import { closedPath, openPath, softPath, softShape } from '../path-data';
import type { Projection } from '../projection';
import { fadeDown, fadeOut } from '../shades';
import { colours } from './colours';

export const groundDefinitions = [
  fadeDown('lake', [0, colours.lakeNear], [1, colours.lakeFar]),
  fadeOut('lawn', { cx: 0.5, cy: 0.6, r: 0.75, from: colours.lawn, to: colours.lawnDeep }),
  element(
    'pattern',
    { id: 'town', width: 150, height: 116, patternUnits: 'userSpaceOnUse' },
    element('path', { d: 'M14 12h54v34h-54zm70 0h50v82h-50zM14 62h54v36h-54z', fill: '#dfe2d8' }),
  ),
  element(
    'pattern',
    { id: 'stone', width: 11, height: 11, patternUnits: 'userSpaceOnUse' },
    element('rect', { width: 11, height: 11, fill: colours.stone }),
    element('path', { d: 'M0 0H11M0 0V11', stroke: colours.stoneLine, 'stroke-width': 0.8 }),
  ),
  element(
    'pattern',
    { id: 'planks', width: 4, height: 30, patternUnits: 'userSpaceOnUse' },
    element('rect', { width: 4, height: 30, fill: colours.deck }),
    element('path', { d: 'M0 0V30', stroke: '#97713f', 'stroke-width': 0.7 }),
  ),
];

/** Town, plot, water and everything flat, from the lowest to the highest. */
export function groundOf(
  site: SiteModel,
  to: Projection,
  size: { readonly width: number; readonly height: number },
): string {
  const line = (points: readonly (readonly [number, number])[]) => openPath(to.points(points));
  const roads = site.roads.map(({ width, points }) =>
    way(softPath(to.points(points)), to.length(width)),
  );
  const plot = element('path', {
    d: closedPath(to.points(plotOf(site))),
    fill: 'url(#lawn)',
    stroke: colours.stone,
    'stroke-width': 10,
    'stroke-linejoin': 'round',
  });
  const shore = to.points(shoreLine(site, -320, 300, 0, 6));
  const water = `${openPath(shore)}V${size.height}H-20Z`;
  const ripples = [4, 9, 16].map((metres, i) =>
    element('path', {
      d: line(shoreLine(site, -320, 300, -metres, 12)),
      fill: 'none',
      stroke: '#e8f4f3',
      'stroke-opacity': 0.5 - i * 0.14,
      'stroke-width': 3.4 - i * 0.7,
    }),
  );
  const walk = (site.promenade.from + site.promenade.to) / 2;
  const promenade = element('path', {
    d: line(shoreLine(site, -320, 300, walk, 10)),
    fill: 'none',
    stroke: 'url(#stone)',
    'stroke-width': to.length(site.promenade.to - site.promenade.from),
  });
  const { west, east, out } = site.deck;
  const deck = element('path', {
    d: closedPath(
      to.points([
        ...shoreLine(site, west, east, 0),
        ...shoreLine(site, west, east, -out).toReversed(),
      ]),
    ),
    fill: 'url(#planks)',
  });
  return [
    element('rect', { ...size, fill: colours.surroundings }),
    element('rect', { ...size, fill: 'url(#town)' }),
    ...roads,
    plot,
    element('path', { d: water, fill: 'url(#lake)' }),
    ...ripples,
    promenade,
    deck,
    ...pathsOf(site, to),
    ...flatPlaces(site, to),
  ].join('');
}

function way(d: string, width: number): string {
  return (
    element('path', { d, fill: 'none', stroke: colours.road, 'stroke-width': width }) +
    element('path', {
      d,
      fill: 'none',
      stroke: colours.roadLine,
      'stroke-width': 1.6,
      'stroke-dasharray': '16 12',
    })
  );
}

function pathsOf(site: SiteModel, to: Projection): readonly string[] {
  const all = site.paths.map(({ width, points }) => ({
    d: softPath(to.points(points)),
    width: to.length(width),
  }));
  const strokes = (extra: number, stroke: string) =>
    group(
      { fill: 'none', stroke, 'stroke-linecap': 'round' },
      ...all.map(({ d, width }) => element('path', { d, 'stroke-width': width + extra })),
    );
  return [strokes(4, colours.stoneLine), strokes(0, colours.path)];
}

function flatPlaces(site: SiteModel, to: Projection): readonly string[] {
  const [fx, fy] = to.point(site.fountain.centre);
  const fountain = to.length(site.fountain.radius);
  return [
    ...site.plazas.map(({ outline }) =>
      element('path', {
        d: closedPath(to.points(outline)),
        fill: 'url(#stone)',
        stroke: colours.stoneLine,
        'stroke-width': 3,
      }),
    ),
    ...site.ponds.map(({ outline }) =>
      element('path', {
        d: softShape(to.points(outline)),
        fill: colours.pond,
        stroke: '#f7f2e6',
        'stroke-width': 5,
      }),
    ),
    element('circle', {
      cx: fx,
      cy: fy,
      r: fountain * 1.35,
      fill: 'none',
      stroke: '#d3bf98',
      'stroke-width': 5,
    }),
    element('circle', {
      cx: fx,
      cy: fy,
      r: fountain,
      fill: colours.pond,
      stroke: '#fff',
      'stroke-width': 4,
    }),
    element('circle', { cx: fx, cy: fy, r: fountain * 0.4, fill: '#d7ecee' }),
    ...site.playgrounds.map(({ centre, radii, facing }) => {
      const [x, y] = to.point(centre);
      const turned = { transform: `translate(${figure(x)} ${figure(y)}) rotate(${-facing})` };
      return group(
        turned,
        element('ellipse', {
          rx: to.length(radii[0]),
          ry: to.length(radii[1]),
          fill: '#e3b98b',
          stroke: '#f8f0e1',
          'stroke-width': 4,
        }),
        element('circle', { cx: -13, r: 9, fill: '#7fa6a2' }),
        element('circle', { cx: 14, cy: -4, r: 6.5, fill: '#c97b54' }),
      );
    }),
    ...site.courts.map(({ centre, size, facing }) => {
      const [x, y] = to.point(centre);
      const [w, h] = [to.length(size[0]), to.length(size[1])];
      return group(
        {
          transform: `translate(${figure(x)} ${figure(y)}) rotate(${-facing})`,
          fill: 'none',
          stroke: '#fff',
          'stroke-width': 2,
        },
        element('rect', { x: -w / 2, y: -h / 2, width: w, height: h, rx: 3, fill: '#bf8a69' }),
        element('path', {
          d:
            w > h
              ? `M0 ${figure(-h / 2)}V${figure(h / 2)}`
              : `M${figure(-w / 2)} 0H${figure(w / 2)}`,
        }),
        element('circle', { r: 9 }),
      );
    }),
    ...site.ramps.map(({ from, to: end, width }) =>
      element('path', {
        d: openPath(to.points([from, end])),
        stroke: '#a7a59e',
        'stroke-width': to.length(width),
        'stroke-dasharray': '5 2.5',
      }),
    ),
  ];
}
