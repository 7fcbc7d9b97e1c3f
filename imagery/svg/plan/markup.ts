import type { Point, Rect } from '../../units/unit';

/** Centimetres keep the numbers of a sheet short; with one decimal they can express millimetres. */
const mmPerUnit = 10;

/** A length in drawing units, as short as it can be written. */
export function units(mm: number): number {
  return Math.round(mm) / mmPerUnit;
}

/** A point of the model (y up) on the sheet (y down). */
export function place([x, y]: Point): string {
  return `${units(x)} ${units(-y) || 0}`;
}

export function closedPath(points: readonly Point[]): string {
  return `M${points.map(place).join('L')}Z`;
}

export function rectPath([x0, y0, x1, y1]: Rect): string {
  return `M${place([x0, y1])}h${units(x1 - x0)}v${units(y1 - y0)}h${units(x0 - x1)}z`;
}
