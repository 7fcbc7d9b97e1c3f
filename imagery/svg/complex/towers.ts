import { drawings } from '../../content/drawings';
import { coresOf, jointOf, topFloorOf, wingsOf } from '../../site/footprints';
import { areaOf } from '../../outline';
import { add, centreOf, rectangle, times } from '../../site/geometry';
import type { Building, Outline, SiteModel } from '../../site/site-model';
import { element, group } from '../element';
import { label } from '../label';
import { closedPath, openPath } from '../path-data';
import type { Projection } from '../projection';
import { colours } from './colours';

/** Low roofs first, then all shadows of towers, then the towers: a shadow falls on the ground, not on other towers' roofs. */
export function buildingsOf(site: SiteModel, to: Projection): string {
  return [
    ...lowRoofs(site, to),
    group(
      { fill: colours.shadow, opacity: 0.3 },
      ...site.buildings.map((each) => shadowOf(site, each, to)),
    ),
    ...site.buildings.map((each) => towerOf(site, each, to)),
    ...site.buildings.map((each) => nameOf(site, each, to)),
  ].join('');
}

function lowRoofs(site: SiteModel, to: Projection): readonly string[] {
  const outlines = [
    ...site.podiums.map(({ outline }) => outline),
    ...site.pavilions.map(({ centre, size, facing }) => rectangle(centre, size, facing)),
  ];
  return outlines.map((outline) => {
    const roof = to.points(outline);
    const garden = shrunk(roof, 0.86);
    return (
      element('path', {
        d: closedPath(roof.map(([x, y]) => [x + 7, y - 6])),
        fill: colours.shadow,
        opacity: 0.25,
      }) +
      element('path', {
        d: closedPath(roof),
        fill: colours.roof,
        stroke: colours.roofLine,
        'stroke-width': 2,
      }) +
      (areaOf(outline) > 900
        ? element('path', {
            d: closedPath(garden),
            fill: '#c4d1a6',
            stroke: '#aebd8d',
            'stroke-width': 1.5,
          })
        : '')
    );
  });
}

function shrunk(outline: Outline, factor: number): Outline {
  const centre = centreOf(outline);
  return outline.map((corner) => add(times(corner, factor), times(centre, 1 - factor)));
}

/** An afternoon shadow to the north-east, a third of the height long. */
function shadowOf(site: SiteModel, building: Building, to: Projection): string {
  const reach = topFloorOf(building) * site.floorHeight * 0.3;
  return wingsOf(site, building)
    .map(({ outline }) => {
      const [a, b, c, d] = outline;
      if (!a || !b || !c || !d) return '';
      const moved = outline.map(([x, y]) => [x + reach, y + reach * 0.62] as const);
      return element('path', { d: hullPath(to.points([...outline, ...moved])) });
    })
    .join('');
}

/** The convex hull of points (gift wrapping). */
function hullPath(points: Outline): string {
  const start = points.toSorted((a, b) => a[0] - b[0])[0];
  if (!start) return '';
  const hull = [start];
  for (let at = start; hull.length <= points.length; hull.push(at)) {
    const next = points.reduce((best, point) => {
      const turn = (best[0] - at[0]) * (point[1] - at[1]) - (best[1] - at[1]) * (point[0] - at[0]);
      return best === at || turn < 0 ? point : best;
    }, at);
    at = next;
    if (at === start) break;
  }
  return closedPath(hull);
}

function towerOf(site: SiteModel, building: Building, to: Projection): string {
  const wings = wingsOf(site, building);
  const filled = [
    ...coresOf(site, building),
    jointOf(site, building),
    ...wings.map(({ outline }) => outline),
  ];
  const between = wings.flatMap(({ lines, along, out, outline: [origin] }) => {
    const first = lines[0];
    if (!origin || !first) return [];
    const foot = add(origin, times(along, site.lineWidths[first[0]]));
    return openPath(to.points([foot, add(foot, times(out, -site.wingDepth))]));
  });
  return group(
    {
      fill: colours.roof,
      stroke: colours.roofLine,
      'stroke-width': 2.2,
      'stroke-linejoin': 'round',
    },
    ...filled.map((outline) => element('path', { d: closedPath(to.points(outline)) })),
    element('path', { d: between.join(''), 'stroke-width': 1.4 }),
    ...wings.map(({ outline }) =>
      element('path', {
        d: closedPath(shrunk(to.points(outline), 0.62)),
        fill: '#ece4d4',
        'stroke-width': 1.2,
      }),
    ),
  );
}

function nameOf(site: SiteModel, building: Building, to: Projection): string {
  const wings = wingsOf(site, building).map(({ outline }) => centreOf(outline));
  const [x, y] = to.point(centreOf(wings));
  const halo = '#fffdf6';
  return (
    label(drawings.building(building.number), x, y + 6, {
      size: 36,
      weight: 700,
      fill: colours.ink,
      halo,
    }) +
    label(drawings.floors(topFloorOf(building)), x, y + 34, {
      size: 23,
      weight: 600,
      fill: colours.bronze,
      halo,
    })
  );
}
