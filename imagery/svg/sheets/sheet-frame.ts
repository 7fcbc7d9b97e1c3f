import { element } from '../element';

export const ink = '#14242d';
export const quiet = '#4d5b63';
const hairline = '#d9d4c8';

export const margin = 90;

/** The site's ornament: light on water, as strokes of decreasing length. */
export function brokenLine(x: number, y: number, length: number, stroke = '#a5855f'): string {
  const shares = [0.54, 0.16, 0.08, 0.03];
  const gap = length * 0.06;
  const pieces = shares.reduce<{ d: string; at: number }>(
    ({ d, at }, share) => ({
      d: `${d}M${Math.round(at)} ${y}h${Math.round(length * share)}`,
      at: at + length * share + gap,
    }),
    { d: '', at: x },
  );
  return element('path', { d: pieces.d, stroke, 'stroke-width': 3, fill: 'none' });
}

export function rule(y: number, width: number, stroke = hairline, thickness = 1.5): string {
  return element('path', {
    d: `M${margin} ${y}H${width - margin}`,
    stroke,
    'stroke-width': thickness,
  });
}
