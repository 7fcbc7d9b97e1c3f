import type { UnitType } from '@site/contract';
import { lineCount, topFloor, type Building, buildings } from '../../content/household-ranges';

/** Units of the drawing; the CSS scales it. */
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

export interface LineBox {
  readonly key: string;
  readonly type: UnitType;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Open storeys between the ground and the first home. */
  readonly pilotiHeight: number;
}

function towerX(index: number): number {
  return index * (towerWidth + towerGap) + towerGap / 2;
}

/** @param index of the building, from 0 */
export function towerCentreX(index: number): number {
  return towerX(index) + towerWidth / 2;
}

/** @returns one box a line, standing on its first floor. */
export function lineBoxes(of: readonly Building[]): readonly LineBox[] {
  return of.flatMap(({ number, lines }, tower) =>
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
