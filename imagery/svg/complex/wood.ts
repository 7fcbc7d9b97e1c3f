import { footprintOf } from '../../site/footprints';
import { contains } from '../../outline';
import { distance, gap, rectangle } from '../../site/geometry';
import { shoreOf } from '../../site/shore';
import type { Outline, Point, SiteModel } from '../../site/site-model';
import { seededRandom } from '../seeded-random';

export type Foliage = 'light' | 'dark' | 'amber';

export interface Tree {
  readonly at: Point;
  readonly radius: number;
  readonly foliage: Foliage;
}

const mixes: Readonly<Record<string, readonly Foliage[]>> = {
  mixed: ['light', 'light', 'dark', 'light', 'dark', 'amber'],
  round: ['light', 'light', 'dark'],
  pine: ['dark'],
  maple: ['amber', 'amber', 'light'],
};

/** Trees in the model's groves and rows, along the water, and single ones between them. */
export function woodOf(site: SiteModel): readonly Tree[] {
  const random = seededRandom(11);
  const isFree = freeGround(site);
  const shore = shoreOf(site);
  const tree = (at: Point, mix: string, size: number): Tree => {
    const choice = mixes[mix] ?? ['light'];
    return {
      at,
      radius: size * (0.8 + 0.4 * random()),
      foliage: choice[Math.floor(random() * choice.length)] ?? 'light',
    };
  };
  const groves = site.groves.flatMap(([x, y, radius, count, mix]) =>
    Array.from({ length: count }, () => {
      const [angle, reach] = [random() * 2 * Math.PI, radius * Math.sqrt(random())];
      return tree([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach], mix, 3.6);
    }),
  );
  const rows = site.rows.flatMap(({ kind, spacing, points: [from, to] }) =>
    Array.from({ length: Math.floor(distance(from, to) / spacing) }, (_, i) => {
      const t = (i * spacing) / distance(from, to);
      return tree([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t], kind, 3);
    }),
  );
  const alongWater = Array.from({ length: 76 }, (_, i) => {
    const x = -262 + i * 6.8;
    return tree([x, shore(x) + 14 + 4 * random()], 'round', 3.1);
  });
  const single = Array.from({ length: 420 }, () =>
    tree([site.plot.west + 446 * random(), 24 + 210 * random()], 'mixed', 2.7),
  );
  return [...rows, ...[...groves, ...alongWater, ...single].filter(({ at }) => isFree(at))];
}

/** No tree grows in a building, on a path, a plaza or in water. */
function freeGround(site: SiteModel): (at: Point) => boolean {
  const closed: Outline[] = [
    ...site.buildings.flatMap((each) => footprintOf(site, each)),
    ...[...site.podiums, ...site.plazas, ...site.ponds].map(({ outline }) => outline),
    ...[...site.pavilions, ...site.courts].map(({ centre, size, facing }) =>
      rectangle(centre, size, facing),
    ),
  ];
  const ways = [
    ...site.paths,
    ...site.ramps.map(({ from, to, width }) => ({ width, points: [from, to] })),
  ];
  return (at) =>
    closed.every((outline) => !contains(outline, at) && gap([at], outline) > 3.2) &&
    site.playgrounds.every(({ centre, radii }) => distance(at, centre) > Math.max(...radii) + 2) &&
    ways.every(({ width, points }) => awayFrom(points, at) > width / 2 + 1.6);
}

function awayFrom(line: Outline, at: Point): number {
  const pieces = line.slice(1).map((b, i) => gap([at], [line[i] ?? b, b]));
  return Math.min(...pieces);
}
