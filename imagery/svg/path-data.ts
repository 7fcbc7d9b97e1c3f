import { figure } from './element';
import type { Outline, Point } from '../site/site-model';

const pair = ([x, y]: Point) => `${figure(x)} ${figure(y)}`;

export function openPath(points: Outline): string {
  return `M${points.map(pair).join('L')}`;
}

export function closedPath(points: Outline): string {
  return `${openPath(points)}Z`;
}

/** A soft line through the middles of the given points; it starts and ends on the first and the last. */
export function softPath(points: Outline): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const turns = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1] ?? point;
    return `Q${pair(point)} ${pair([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${pair(first)}${turns.join('')}L${pair(last)}`;
}

/** A closed soft shape, its sides pulled towards the points. */
export function softShape(points: Outline): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
    return a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : [0, 0];
  };
  const turns = points.map((_, i) => {
    const corner = points[(i + 1) % points.length] ?? [0, 0];
    return `Q${pair(corner)} ${pair(middle(i + 1))}`;
  });
  return `M${pair(middle(0))}${turns.join('')}Z`;
}

/** Places as dots of a stroke with round ends: eight bytes for each tree. */
export function dots(points: Outline): string {
  return points.map((point) => `M${pair(point)}h0`).join('');
}
