import { drawings } from '../../content/drawings';
import { drawing, type Drawing } from '../drawing';
import { element } from '../element';
import { label } from '../label';
import { brokenLine, quiet } from './sheet-frame';

const size = { width: 1200, height: 1600 };
const rows = 7;
const ticked = 5;

/** A list of checks on a board. The page has the words; the picture has none. */
export function drawCheckpoints(name: string): Drawing {
  const checks = Array.from({ length: rows }, (_, i) => {
    const y = 520 + i * 124;
    return [
      element('rect', {
        x: 300,
        y,
        width: 64,
        height: 64,
        rx: 6,
        fill: 'none',
        stroke: '#a5855f',
        'stroke-width': 7,
      }),
      i < ticked
        ? element('path', {
            d: `M314 ${y + 32}l16 18l34 -46`,
            stroke: '#7a4f1f',
            'stroke-width': 11,
            fill: 'none',
          })
        : '',
      element('path', {
        d: `M410 ${y + 20}h${440 - (i % 3) * 70}M410 ${y + 52}h${280 + (i % 2) * 90}`,
        stroke: '#c9d3d6',
        'stroke-width': 13,
        'stroke-linecap': 'round',
      }),
    ].join('');
  });
  return drawing(
    name,
    size,
    element('rect', { ...size, fill: '#e6ecec' }),
    brokenLine(110, 130, 220),
    element('rect', {
      x: 214,
      y: 320,
      width: 800,
      height: 1130,
      rx: 26,
      fill: '#0b1820',
      opacity: 0.18,
    }),
    element('rect', { x: 196, y: 296, width: 808, height: 1136, rx: 26, fill: '#183341' }),
    element('rect', { x: 240, y: 372, width: 720, height: 1020, fill: '#fff' }),
    element('rect', { x: 440, y: 244, width: 320, height: 120, rx: 18, fill: '#a5855f' }),
    element('circle', { cx: 600, cy: 276, r: 22, fill: '#e6ecec' }),
    ...checks,
    label(drawings.notice, 110, size.height - 60, { size: 24, anchor: 'start', fill: quiet }),
  );
}
