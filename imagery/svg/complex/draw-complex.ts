import { drawings } from '../../content/drawings';
import type { SiteModel } from '../../site/site-model';
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
  const numbers = site.facilities.map(({ at }, i) => {
    const [x, y] = to.point(at);
    return group(
      { transform: `translate(${figure(x)} ${figure(y)})` },
      element('circle', { r: 22, fill: colours.ink, stroke: '#f6efe0', 'stroke-width': 4 }),
      label(String(i + 1), 0, 9, { size: 26, weight: 700, fill: '#f6efe0' }),
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
    label('LAKE PARK', 900, 1270, { size: 58, weight: 300, fill: water, spacing: 24 }),
    label(drawings.lakePark, 900, 1324, { size: 32, fill: water, spacing: 6 }),
    northArrow(110, 1330, water),
    label(drawings.notice, 900, 1462, { size: 26, fill: water }),
  );
}
