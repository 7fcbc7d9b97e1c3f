import { drawings } from '../../content/drawings';
import { element } from '../element';
import { label } from '../label';

export const ink = '#14242d';
export const quiet = '#4d5b63';
export const bronze = '#7a4f1f';
const hairline = '#d9d4c8';

export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

export const margin = 90;

/** Background, eyebrow above its broken line, title, and the notice at the bottom. */
export function sheetFrame(size: SheetSize, eyebrow: string, title: string): string {
  const top = margin + 30;
  const titles = title.split('\n').map((line, i) =>
    label(line, margin, top + 110 + i * 76, {
      size: 60,
      weight: 600,
      anchor: 'start',
      fill: ink,
    }),
  );
  return [
    element('rect', { ...size, fill: '#fbfaf7' }),
    label(eyebrow, margin, top, {
      size: 24,
      weight: 600,
      anchor: 'start',
      fill: bronze,
      spacing: 4,
    }),
    brokenLine(margin, top + 24, 150),
    ...titles,
    label(drawings.notice, margin, size.height - 54, { size: 24, anchor: 'start', fill: quiet }),
  ].join('');
}

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
