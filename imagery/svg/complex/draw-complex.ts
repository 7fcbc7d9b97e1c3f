import { drawings } from '../../content/drawings';
import { centreOf } from '../../site/geometry';
import type { FacilityId, Point, SiteModel } from '../../site/site-model';
import { drawing, type Drawing } from '../drawing';
import { element, figure, group } from '../element';
import { label } from '../label';
import { northArrow } from '../north-arrow';
import { project } from '../projection';
import { buildingsOf } from './towers';
import { colours } from './colours';
import { groundDefinitions, groundOf } from './ground';
import { treesOf } from './trees';

const size = { width: 1800, height: 1500 };
const view = { west: -270, east: 252, north: 316, width: size.width };

/** The complex from above. The numbers are those of the page's legend: place 1 of the model is line 1 of the list. */
export function drawComplex(name: string, site: SiteModel): Drawing {
  const to = project(view);
  const numbers = placesOf(site).map(({ line, at }) => {
    const [x, y] = to.point(at);
    return group(
      { transform: `translate(${figure(x)} ${figure(y)})` },
      element('circle', { r: 22, fill: colours.ink, stroke: '#f6efe0', 'stroke-width': 4 }),
      label(String(line), 0, 9, { size: 26, weight: 700, fill: '#f6efe0' }),
    );
  });
  const water = '#eef6f4';
  return drawing(
    name,
    size,
    element('defs', {}, ...groundDefinitions),
    groundOf(site, to, size),
    treesOf(site, to),
    buildingsOf(site, to),
    ...numbers,
    label(drawings.lakePark, 900, 1270, { size: 58, fill: water, spacing: 14 }),
    label('LAKE PARK', 900, 1322, { size: 28, weight: 300, fill: water, spacing: 10 }),
    northArrow(110, 1330, water),
    label(drawings.notice, 900, 1462, { size: 26, fill: water }),
  );
}

/** Metres within which a place is the one that the model numbers. */
const sameM = 25;

/** Every court, playground, pond and row of shops has the number of its kind, not only the one that the model names. */
function placesOf(site: SiteModel): readonly { readonly line: number; readonly at: Point }[] {
  const named = site.facilities.map(({ id, at }, i) => ({ id, line: i + 1, at }));
  const kinds: Partial<Record<FacilityId, readonly Point[]>> = {
    sports: site.courts.map(({ centre }) => centre),
    playground: site.playgrounds.map(({ centre }) => centre),
    water: site.ponds.map(({ outline }) => centreOf(outline)),
    shops: site.pavilions.filter(({ id }) => id.startsWith('shops')).map(({ centre }) => centre),
  };
  const more = named.flatMap(({ id, line, at }) =>
    (kinds[id] ?? [])
      .filter(([x, y]) => Math.hypot(x - at[0], y - at[1]) > sameM)
      .map((other) => ({ line, at: other })),
  );
  return [...named, ...more];
}
