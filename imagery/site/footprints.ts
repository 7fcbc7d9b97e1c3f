import { add, times, turn } from './geometry';
import { shoreLine } from './shore';
import type { Building, Line, Outline, Point, SiteModel } from './site-model';

/** Half a building: its lines of units from the joint outwards. */
export interface Wing {
  readonly lines: readonly Line[];
  readonly outline: Outline;
  /** Unit vectors along the wing, away from the joint, and out of its southern face. */
  readonly along: Point;
  readonly out: Point;
  readonly width: number;
}

type Measures = Pick<SiteModel, 'lineWidths' | 'wingDepth' | 'core'>;

function wingOf(site: Measures, building: Building, side: -1 | 1): Wing {
  const middle = building.lines.length / 2;
  const lines =
    side === -1 ? building.lines.slice(0, middle).reverse() : building.lines.slice(middle);
  const width = lines.reduce((sum, [type]) => sum + site.lineWidths[type], 0);
  const angle = building.facing - (side * building.bend) / 2;
  const along = times(turn([1, 0], angle), side);
  const out = turn([0, -1], angle);
  const origin =
    building.bend >= 0 ? building.joint : add(building.joint, times(out, site.wingDepth));
  const at = (u: number, inward: number) => add(origin, add(times(along, u), times(out, -inward)));
  const outline = [at(0, 0), at(width, 0), at(width, site.wingDepth), at(0, site.wingDepth)];
  return { lines, outline, along, out, width };
}

/** The western wing, then the eastern one. */
export function wingsOf(site: Measures, building: Building): readonly [Wing, Wing] {
  return [wingOf(site, building, -1), wingOf(site, building, 1)];
}

export const topFloorOf = ({ lines }: Building) => Math.max(...lines.map(([, , to]) => to));

/** The corner between the wings: chamfered living rooms towards the lake, or a closed back. */
export function jointOf(site: Measures, building: Building): Outline {
  const [west, east] = wingsOf(site, building).map(({ outline }) => outline);
  const at = building.bend < 0 ? 0 : 3;
  const corners = [west?.[at], east?.[at]].filter((corner) => corner !== undefined);
  return [...corners, building.joint];
}

/** The stair and lift shafts at the rear of both wings. */
export function coresOf(site: Measures, building: Building): readonly Outline[] {
  const { width, depth } = site.core;
  return wingsOf(site, building).map((wing) => {
    const origin = wing.outline[0] ?? building.joint;
    const at = (u: number, inward: number) =>
      add(
        origin,
        add(times(wing.along, wing.width / 2 + u), times(wing.out, -site.wingDepth - inward)),
      );
    return [at(-width / 2, 0), at(width / 2, 0), at(width / 2, depth), at(-width / 2, depth)];
  });
}

/** All parts of a building that touch the ground. */
export function footprintOf(site: Measures, building: Building): readonly Outline[] {
  return [
    ...wingsOf(site, building).map(({ outline }) => outline),
    jointOf(site, building),
    ...coresOf(site, building),
  ];
}

/** The plot's boundary: its southern side follows the water. */
export function plotOf(site: SiteModel): Outline {
  const { setback, west, east, north } = site.plot;
  return [...shoreLine(site, west, east, setback), ...north];
}
