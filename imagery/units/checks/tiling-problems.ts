import { contains } from '../../outline';
import type { Point, Unit } from '../unit';

/** Places where rooms leave a gap, overlap or extend beyond the outline. */
export function tilingProblems({ outline, rooms }: Unit): readonly string[] {
  const corners = [outline, ...rooms.map(({ poly }) => poly)].flat();
  const middlesX = middles(corners.map(([x]) => x));
  const middlesY = middles(corners.map(([, y]) => y));
  const cells = middlesX.flatMap((x) => middlesY.map((y): Point => [x, y]));
  return cells.flatMap((cell) => {
    const here = rooms.filter(({ poly }) => contains(poly, cell)).map(({ id }) => id);
    const wanted = contains(outline, cell) ? 1 : 0;
    if (here.length === wanted) return [];
    return [`around ${cell.join(', ')}: ${here.join(' and ') || 'no room'}, ${wanted} wanted`];
  });
}

/** Between each two neighbouring values. */
function middles(values: readonly number[]): readonly number[] {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  return sorted.slice(1).map((value, i) => (value + (sorted[i] ?? value)) / 2);
}
