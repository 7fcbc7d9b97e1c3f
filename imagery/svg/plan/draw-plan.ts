// The plan sheet of a flat, as Korean pre-sale catalogues draw it: floors by material, walls in solid ink, furniture
// with a soft shadow, names in free places, dimensions below and at the left.
import type { Unit } from '../../units/unit';
import { describeUnit } from '../../units/describe-unit';
import type { Drawing } from '../drawing';
import { colours } from './colours';
import { planTitle } from './content/plan-words';
import { drawDimensions } from './draw-dimensions';
import { drawFloors, floorPatterns } from './draw-floors';
import { drawFurniture } from './draw-furniture';
import { drawLabels } from './draw-labels';
import { drawMarks } from './draw-marks';
import { drawOpenings } from './draw-openings';
import { drawWallShade, drawWalls, wallDefinitions } from './draw-walls';
import { element } from '../element';
import { rectPath, units } from './markup';
import { placeLabels } from './place-labels';
import { frameOf, sheetSize } from './sheet-frame';

/** The same model gives the same bytes. */
export function drawPlan(unit: Unit): Drawing {
  return { name: `plan-${unit.type}`, svg: `${sheetOf(unit)}\n` };
}

function sheetOf(unit: Unit): string {
  const frame = frameOf(unit);
  const { sheet, mmPerPixel } = frame;
  const viewBox = [sheet[0], -sheet[3], sheet[2] - sheet[0], sheet[3] - sheet[1]]
    .map(units)
    .join(' ');
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox, ...sheetSize, role: 'img' },
    element('title', {}, planTitle(unit.type)),
    element('desc', {}, describeUnit(unit)),
    element('defs', {}, floorPatterns, shades, wallDefinitions(unit, sheet)),
    element('path', { d: rectPath(sheet), fill: colours.paper }),
    drawFloors(unit),
    drawWallShade(unit),
    drawFurniture(unit),
    drawWalls(unit),
    drawOpenings(unit),
    drawMarks(unit, frame),
    drawLabels(placeLabels(unit, mmPerPixel), mmPerPixel),
    drawDimensions(unit, frame),
  );
}

const shades =
  shade('soft', { dx: 1.6, dy: 2.4, stdDeviation: 2.4, 'flood-opacity': 0.3 }) +
  shade('shade', { dx: 4, dy: 6, stdDeviation: 5, 'flood-opacity': 0.42 });

function shade(id: string, drop: Readonly<Record<string, number | string>>): string {
  return element(
    'filter',
    { id, x: '-5%', y: '-5%', width: '110%', height: '110%' },
    element('feDropShadow', { ...drop, 'flood-color': '#3a2c1c' }),
  );
}
