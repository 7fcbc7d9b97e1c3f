import { element, group } from '../element';
import { closedPath, softPath, softShape } from '../path-data';
import type { Projection } from '../projection';
import type { MapLook } from './map-look';
import type { Region } from './region-model';

/** City blocks, hills, water, roads and the cluster's halls. */
export function baseMap(
  region: Region,
  to: Projection,
  look: MapLook,
  size: { readonly width: number; readonly height: number },
): string {
  const block = Math.max(26, to.length(150));
  const shape = (points: readonly (readonly [number, number])[], fill: string) =>
    element('path', { d: softShape(to.points(points)), fill });
  return [
    element(
      'defs',
      {},
      element(
        'pattern',
        {
          id: 'blocks',
          width: block,
          height: block * 0.8,
          patternUnits: 'userSpaceOnUse',
          patternTransform: 'rotate(-7)',
        },
        element('path', {
          d: `M${block * 0.08} ${block * 0.08}h${block * 0.38}v${block * 0.28}h-${block * 0.38}zm${block * 0.46} 0h${block * 0.36}v${block * 0.62}h-${block * 0.36}zm-${block * 0.46} ${block * 0.36}h${block * 0.38}v${block * 0.26}h-${block * 0.38}z`,
          fill: look.blocks,
        }),
      ),
    ),
    element('rect', { ...size, fill: look.land }),
    element('rect', { ...size, fill: 'url(#blocks)' }),
    ...region.hills.map((hill) => shape(hill, look.hills)),
    ...region.streams.map(({ width, points }) =>
      element('path', {
        d: softPath(to.points(points)),
        fill: 'none',
        stroke: look.water,
        'stroke-width': Math.max(5, to.length(width)),
      }),
    ),
    shape(region.lake, look.water),
    clusterOf(region, to, look),
    roadsOf(region, to, look),
  ].join('');
}

function clusterOf(region: Region, to: Projection, look: MapLook): string {
  const outline = closedPath(to.points(region.cluster));
  const hall = to.length(200);
  const halls = Array.from({ length: 15 }, (_, i) => {
    const [x, y] = to.point([2180 + (i % 5) * 270, 1330 - Math.floor(i / 5) * 340]);
    return `M${Math.round(x)} ${Math.round(y)}h${Math.round(hall)}v${Math.round(hall * 1.15)}h-${Math.round(hall)}z`;
  });
  return (
    element('path', {
      d: outline,
      fill: look.cluster,
      stroke: look.clusterEdge,
      'stroke-width': 2.5,
      'stroke-dasharray': '10 7',
    }) + element('path', { d: halls.join(''), fill: look.halls })
  );
}

function roadsOf(region: Region, to: Projection, look: MapLook): string {
  const widthOf = (metres: number) => Math.max(4, to.length(metres) * 1.6);
  const lines = region.roads.map(({ width, points }) => ({
    d: softPath(to.points(points)),
    width: widthOf(width),
  }));
  const highway = { d: softPath(to.points(region.highway)), width: widthOf(64) };
  const strokes = (stroke: string, extra: number, of: readonly { d: string; width: number }[]) =>
    group(
      { fill: 'none', stroke, 'stroke-linecap': 'round' },
      ...of.map(({ d, width }) => element('path', { d, 'stroke-width': width + extra })),
    );
  return [
    strokes(look.roadEdge, 4, lines),
    strokes(look.road, 0, lines),
    strokes(look.highwayEdge, 5, [highway]),
    strokes(look.highway, 0, [highway]),
  ].join('');
}
