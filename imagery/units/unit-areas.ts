import { areaOf } from '../outline';
import type { Unit } from './unit';

/** 전용면적 in ㎡ with two decimals: the area inside the outer walls without balconies, including those that became rooms. */
export function exclusiveArea(unit: Unit): number {
  return inSquareMetres(areaOf(unit.outline) - balconyArea(unit));
}

/** 발코니 (서비스면적) in ㎡ with two decimals. */
export function serviceArea(unit: Unit): number {
  return inSquareMetres(balconyArea(unit));
}

function balconyArea({ rooms, expansions }: Unit): number {
  return [...rooms.filter(({ isBalcony }) => isBalcony), ...expansions].reduce(
    (sum, { poly }) => sum + areaOf(poly),
    0,
  );
}

function inSquareMetres(squareMillimetres: number): number {
  return Math.round(squareMillimetres / 1e4) / 100;
}
