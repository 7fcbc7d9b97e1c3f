import type { UnitType } from '@site/contract';
import { buildings, lineCount, topFloor } from '../../../content/household-ranges';
import type { UnitChoice } from './unit-choice';

/** In units of the SVG viewBox; CSS scales the drawing. */
const lineWidth = 15;
const lineGap = 1;
const towerGap = 17;
const floorHeight = 8;
const labelHeight = 36;

const towerWidth = lineCount * (lineWidth + lineGap) - lineGap;
const highest = Math.max(...buildings.map(topFloor));

export const baselineY = highest * floorHeight + 2;
export const chartHeight = baselineY + labelHeight;
export const chartWidth = buildings.length * (towerWidth + towerGap);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface LineBox extends Box {
  readonly key: string;
  readonly type: UnitType;
  /** Open storeys between the ground and the first unit. */
  readonly pilotiHeight: number;
}

function towerX(index: number): number {
  return index * (towerWidth + towerGap) + towerGap / 2;
}

/** The box of a building's name, below the building. @param index of the building, from 0 */
export function nameBox(index: number): Box {
  return { x: towerX(index), y: baselineY + 12, width: towerWidth, height: 20 };
}

/** The pillars of a line's open storeys, as an SVG path. */
export function pilotiPath({ x, width, pilotiHeight }: Omit<LineBox, 'key' | 'type'>): string {
  return `M${x + 1} ${baselineY}v-${pilotiHeight}m${width - 2} 0v${pilotiHeight}`;
}

/** @returns one box per line, from its lowest to its highest floor. */
export function lineBoxes(): readonly LineBox[] {
  return buildings.flatMap(({ number, lines }, tower) =>
    lines.map(({ type, from, to }, i) => ({
      key: `${number}-${i}`,
      type,
      x: towerX(tower) + i * (lineWidth + lineGap),
      y: baselineY - to * floorHeight,
      width: lineWidth,
      height: (to - from + 1) * floorHeight,
      pilotiHeight: (from - 1) * floorHeight,
    })),
  );
}

/** The position of one unit in the drawing. */
export function unitBox({ tower, line, floor }: UnitChoice): Box {
  return {
    x: towerX(tower) + line * (lineWidth + lineGap),
    y: baselineY - floor * floorHeight,
    width: lineWidth,
    height: floorHeight,
  };
}

/** @param point as fractions of the drawing's width and height @returns the unit there, or in the nearest line */
export function unitAt(point: Record<'x' | 'y', number>): UnitChoice {
  const x = point.x * chartWidth;
  const tower = Math.min(
    buildings.length - 1,
    Math.max(0, Math.floor(x / (towerWidth + towerGap))),
  );
  const line = Math.floor((x - towerX(tower)) / (lineWidth + lineGap));
  const lines = buildings[tower]?.lines.length ?? 1;
  return {
    tower,
    line: Math.min(lines - 1, Math.max(0, line)),
    floor: Math.ceil((baselineY - point.y * chartHeight) / floorHeight),
  };
}
