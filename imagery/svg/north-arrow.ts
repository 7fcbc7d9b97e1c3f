import { element, group } from './element';
import { label } from './label';

export function northArrow(x: number, y: number, colour: string): string {
  return group(
    { transform: `translate(${x} ${y})` },
    element('circle', { r: 34, fill: 'none', stroke: colour, 'stroke-width': 2 }),
    element('path', { d: 'M0-44L13 16L0 8L-13 16Z', fill: colour }),
    label('N', 0, -54, { size: 26, weight: 600, fill: colour }),
  );
}
