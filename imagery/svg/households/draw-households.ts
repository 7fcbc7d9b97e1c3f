import type { UnitType } from '@site/contract';
import { drawings } from '../../content/drawings';
import { topFloorOf } from '../../site/footprints';
import type { Building, SiteModel } from '../../site/site-model';
import { drawing, type Drawing } from '../drawing';
import { element, group } from '../element';
import { label } from '../label';

/** As in the chart of the same page; white text has a contrast of at least 4.5:1 on each. */
const typeColours: Readonly<Record<UnitType, string>> = {
  '59A': '#2f6a7c',
  '59B': '#1f5560',
  '84A': '#3f5560',
  '84B': '#14242d',
  '101': '#7a4f1f',
};

const size = { width: 1800, height: 1200 };
const columns = 5;
const cell = { width: 76, height: 11.6 };
const lineGap = 6;

/** Ten elevations: lines as columns, floors as rows, the unit type by colour and by name. */
export function drawHouseholds(name: string, site: SiteModel): Drawing {
  const columnWidth = 1720 / columns;
  const elevations = site.buildings.map((building, i) => {
    const x = 40 + (i % columns) * columnWidth;
    const y = 100 + Math.floor(i / columns) * 545;
    return group({ transform: `translate(${x} ${y})` }, elevation(building, columnWidth));
  });
  return drawing(
    name,
    size,
    element('rect', { ...size, fill: '#fbfaf7' }),
    key(),
    ...elevations,
    label(drawings.notice, 900, 1182, { size: 24, fill: '#4d5b63' }),
  );
}

function elevation(building: Building, columnWidth: number): string {
  const { lines, number } = building;
  const floors = topFloorOf(building);
  const width = lines.length * (cell.width + lineGap) - lineGap;
  const left = (columnWidth - width) / 2;
  const ground = 35 * cell.height;
  const homes = lines.map(([type, from, to], i) => {
    const x = left + i * (cell.width + lineGap);
    const [top, height] = [ground - to * cell.height, (to - from + 1) * cell.height];
    const slabs = Array.from(
      { length: to - from },
      (_, k) => `M${x} ${round(top + (k + 1) * cell.height)}h${cell.width}`,
    );
    return (
      element('rect', { x, y: top, width: cell.width, height, fill: typeColours[type] }) +
      element('path', { d: slabs.join(''), stroke: '#fbfaf7', 'stroke-opacity': 0.32 }) +
      element('path', {
        d: `M${x + 1} ${ground}v-${round((from - 1) * cell.height)}m${cell.width - 2} 0v${round((from - 1) * cell.height)}`,
        stroke: '#a5855f',
        'stroke-width': 2,
      }) +
      label(type, x + cell.width / 2, top + 34, { size: 30, weight: 700, fill: '#fff' }) +
      label(drawings.line(i), x + cell.width / 2, ground + 26, { size: 24, fill: '#4d5b63' }) +
      label(drawings.floorsOfLine(from, to), x + cell.width / 2, top + height - 12, {
        size: 21,
        weight: 600,
        fill: '#fff',
      })
    );
  });
  return (
    homes.join('') +
    element('path', {
      d: `M${round(left - 4)} ${ground}h${width + 8}`,
      stroke: '#14242d',
      'stroke-width': 2.5,
    }) +
    label(drawings.building(number), left, ground + 64, {
      size: 34,
      weight: 700,
      anchor: 'start',
    }) +
    label(drawings.floors(floors), left + width, ground + 64, {
      size: 26,
      weight: 500,
      anchor: 'end',
      fill: '#7a4f1f',
    })
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

function key(): string {
  const types = Object.entries(typeColours).sort(
    ([a], [b]) => Number.parseInt(a) - Number.parseInt(b),
  );
  return types
    .map(([type, fill], i) => {
      const x = 60 + i * 170;
      return (
        element('rect', { x, y: 26, width: 40, height: 30, fill }) +
        label(type, x + 54, 50, { size: 28, weight: 600, anchor: 'start' })
      );
    })
    .join('');
}
