import { topFloorOf, wingsOf } from '../../site/footprints';
import type { SiteModel } from '../../site/site-model';
import { element } from '../element';
import { seededRandom } from '../seeded-random';

export interface SkylineView {
  /** Left and right end, the water's edge, and units per metre. */
  readonly left: number;
  readonly right: number;
  readonly waterY: number;
}

/** Narrower than in the model; the notice below calls the drawing illustrative. */
const slenderness = 1.6;

interface Mass {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly distance: number;
}

/** The ten buildings seen from the lake: farther ones paler, windows as short strokes, the lake below. */
export function skyline(site: SiteModel, { left, right, waterY }: SkylineView): string {
  const scale = (right - left) / 480;
  const masses = site.buildings
    .flatMap((building): readonly Mass[] =>
      wingsOf(site, building).map(({ outline }) => {
        const xs = outline.map(([x]) => x);
        const [west, east] = [Math.min(...xs), Math.max(...xs)];
        return {
          x: left + (west + 240 + (east - west) * 0.14) * scale,
          width: (east - west) * scale * 0.72,
          height: topFloorOf(building) * site.floorHeight * scale * slenderness,
          distance: Math.max(...outline.map(([, y]) => y)),
        };
      }),
    )
    .toSorted((a, b) => b.distance - a.distance);
  const random = seededRandom(7);
  return masses
    .map((mass) => tower(mass, waterY, random) + reflection(mass, waterY, random))
    .join('');
}

function tower(mass: Mass, waterY: number, random: () => number): string {
  const { x, width, height, distance } = mass;
  const paler = Math.min(1, Math.max(0, (distance - 90) / 150));
  const mix = (near: number, far: number) => Math.round(near + (far - near) * paler);
  const top = waterY - height;
  return (
    element('rect', {
      x,
      y: top,
      width,
      height,
      fill: `rgb(${mix(20, 96)} ${mix(36, 112)} ${mix(45, 136)})`,
    }) +
    element('path', {
      d: `M${Math.round(x)} ${Math.round(top - 9)}h${Math.round(width)}`,
      stroke: '#ffd9a2',
      'stroke-width': 3,
      'stroke-opacity': 1 - paler * 0.4,
    }) +
    element('path', {
      d: windows(mass, waterY, random),
      stroke: '#ffcf8f',
      'stroke-width': 3,
      'stroke-opacity': 0.95 - paler * 0.4,
    })
  );
}

/** Floors as rows, rooms as columns; about 40 % of the rooms are lit. */
function windows({ x, width, height }: Mass, waterY: number, random: () => number): string {
  const [column, row] = [9, 9];
  const columns = Math.floor((width - 8) / column);
  const rows = Math.floor((height - 24) / row);
  return Array.from({ length: columns * rows }, (_, i) => {
    if (random() > 0.4) return '';
    const wx = x + 5 + (i % columns) * column;
    const wy = waterY - height + 10 + Math.floor(i / columns) * row;
    return `M${Math.round(wx)} ${Math.round(wy)}h6`;
  }).join('');
}

/** Strokes of light, more broken farther from the shore. */
function reflection({ x, width, height }: Mass, waterY: number, random: () => number): string {
  const strokes = Array.from({ length: Math.round(height / 18) }, () => {
    const depth = random();
    const [rx, ry] = [x + random() * width, waterY + 8 + depth * height * 0.42];
    return `M${Math.round(rx)} ${Math.round(ry)}h${Math.round(6 + 18 * (1 - depth) * random())}`;
  });
  return element('path', {
    d: strokes.join(''),
    stroke: '#ffcf8f',
    'stroke-width': 2.2,
    'stroke-opacity': 0.5,
  });
}
