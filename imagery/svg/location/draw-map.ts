import { defaultSite } from '@site/contract';
import { drawings, placeNames } from '../../content/drawings';
import { plotOf } from '../../site/footprints';
import { centreOf } from '../../site/geometry';
import type { Point, SiteModel } from '../../site/site-model';
import { drawing, type Drawing } from '../drawing';
import { element, figure, group } from '../element';
import { label } from '../label';
import { northArrow } from '../north-arrow';
import { closedPath } from '../path-data';
import { project, type Projection } from '../projection';
import { baseMap } from './base-map';
import { kilometresTo } from './kilometres';
import type { MapLook } from './map-look';
import type { Place, Region, Theme } from './region-model';

export interface MapOrder {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  /** What the map shows, in metres; its height follows from the size. */
  readonly view: { readonly west: number; readonly east: number; readonly north: number };
  readonly look: MapLook;
  /** Themes of the places that have a name; all of them when left out. */
  readonly themes?: readonly Theme[];
  readonly ringsKm: readonly number[];
  /** Height of a place's name in units of the drawing. */
  readonly textSize: number;
}

/** Distances beside the names are computed from the model and equal those in the page's text. */
export function drawMap(order: MapOrder, site: SiteModel, region: Region): Drawing {
  const { name, size, look, textSize } = order;
  const to = project({ ...order.view, width: size.width });
  const shown = region.places.filter(({ theme }) => order.themes?.includes(theme) ?? true);
  const isInside = ([x, y]: Point) => x > 0 && y > 0 && x < size.width && y < size.height;
  return drawing(
    name,
    size,
    baseMap(region, to, look, size),
    rings(order, site, to),
    sitePin(site, to, look, textSize),
    ...shown.filter(({ at }) => isInside(to.point(at))).map((place) => pin(place, site, to, order)),
    lakeName(to, look, textSize),
    northArrow(size.width - 70, 110, look.quiet),
    label(drawings.notice, size.width / 2, size.height - textSize * 0.6, {
      size: textSize * 0.72,
      fill: look.quiet,
      halo: look.halo,
    }),
  );
}

function rings({ ringsKm, look, textSize }: MapOrder, site: SiteModel, to: Projection): string {
  const [x, y] = to.point(centreOf(plotOf(site)));
  return ringsKm
    .map((km) => {
      const r = to.length(km * 1000);
      return (
        element('circle', {
          cx: x,
          cy: y,
          r,
          fill: 'none',
          stroke: look.accent,
          'stroke-opacity': 0.5,
          'stroke-width': 2,
          'stroke-dasharray': '3 9',
          'stroke-linecap': 'round',
        }) +
        label(drawings.ring(km), x - r * 0.38, y - r * 0.925, {
          size: textSize * 0.66,
          fill: look.accent,
          halo: look.halo,
        })
      );
    })
    .join('');
}

function sitePin(site: SiteModel, to: Projection, look: MapLook, textSize: number): string {
  const plot = plotOf(site);
  const [x, y] = to.point([-8, 238]);
  const words = `${placeNames.complex} ${drawings.households(defaultSite.households)}`;
  const width = textSize * 0.62 * words.length + textSize * 1.6;
  const height = textSize * 1.9;
  return (
    element('path', {
      d: closedPath(to.points(plot)),
      fill: look.accent,
      'fill-opacity': 0.85,
      stroke: look.halo,
      'stroke-width': 3,
    }) +
    group(
      { transform: `translate(${figure(x)} ${figure(y - 12)})` },
      element('path', { d: `M-9-6H9L0 8Z`, fill: look.site }),
      element('rect', { x: -width * 0.16, y: -height - 4, width, height, rx: 2, fill: look.site }),
      label(words, width * 0.34, -height / 2 + textSize * 0.32, {
        size: textSize * 0.95,
        weight: 700,
        fill: look.land,
      }),
    )
  );
}

function pin(place: Place, site: SiteModel, to: Projection, order: MapOrder): string {
  const { look, textSize } = order;
  if (place.id === 'cluster') return clusterName(place, site, to, order);
  const [x, y] = to.point(place.at);
  const [dx, dy, anchor] = labelPlaces[place.label];
  const line = (text: string, down: number, size: number, weight: number, fill: string) =>
    label(text, x + dx * textSize, y + (dy + down) * textSize, {
      size,
      weight,
      fill,
      halo: look.halo,
      anchor,
    });
  return (
    element('circle', {
      cx: x,
      cy: y,
      r: textSize * 0.5,
      fill: look.accent,
      stroke: look.halo,
      'stroke-width': textSize * 0.16,
    }) +
    line(placeNames[place.id], 0, textSize, 700, look.text) +
    line(kilometresText(site, place), 1.15, textSize * 0.84, 600, look.accent)
  );
}

/** Offset of a name from its dot, in text heights, so that neighbouring names do not overlap. */
const labelPlaces = {
  below: [0, 1.75, 'middle'],
  above: [0, -1.95, 'middle'],
  left: [-0.85, -0.1, 'end'],
} as const;

const kilometresText = (site: SiteModel, { at }: Place) =>
  drawings.kilometres(kilometresTo(site, at));

/** The cluster is an area, so its name is in its centre. */
function clusterName(
  place: Place,
  site: SiteModel,
  to: Projection,
  { look, textSize }: MapOrder,
): string {
  const [x, y] = to.point([2790, 900]);
  const line = (text: string, down: number, size: number, weight: number, fill: string) =>
    label(text, x, y + down * textSize, { size: size * textSize, weight, fill, halo: look.halo });
  return (
    line(placeNames.cluster, -0.8, 1.2, 700, look.text) +
    line(placeNames.clusterZone, 0.5, 0.8, 500, look.quiet) +
    line(kilometresText(site, place), 1.8, 0.86, 600, look.accent)
  );
}

function lakeName(to: Projection, look: MapLook, textSize: number): string {
  const [x, y] = to.point([-20, -270]);
  return label(placeNames.lake, x, y, {
    size: textSize * 1.1,
    weight: 600,
    fill: look.text,
    halo: look.water,
  });
}
