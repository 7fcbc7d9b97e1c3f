import { drawings } from '../../content/drawings';
import { drawing, type Drawing } from '../drawing';
import { element, group } from '../element';
import { label } from '../label';
import { brokenLine, quiet } from './sheet-frame';

const size = { width: 1200, height: 1600 };
const ink = '#183341';
const line = '#c9d3d6';

const lines = (x: number, y: number, widths: readonly number[]) =>
  element('path', {
    d: widths.map((width, i) => `M${x} ${y + i * 58}h${width}`).join(''),
    stroke: line,
    'stroke-width': 14,
    'stroke-linecap': 'round',
  });

function sheet(x: number, y: number, turn: number, ...children: readonly string[]): string {
  return group(
    { transform: `rotate(${turn} ${x + 300} ${y + 400})` },
    element('rect', {
      x: x + 14,
      y: y + 18,
      width: 600,
      height: 820,
      fill: '#0b1820',
      opacity: 0.18,
    }),
    element('rect', { x, y, width: 600, height: 820, fill: '#fff' }),
    ...children,
  );
}

/** What one brings to sign: papers, a seal, a card. The page lists them; the picture has no words. */
export function drawDocuments(name: string): Drawing {
  const [sealX, sealY] = [760, 1130];
  return drawing(
    name,
    size,
    element('rect', { ...size, fill: '#e6ecec' }),
    brokenLine(110, 130, 220),
    sheet(180, 300, -7, lines(250, 420, [300, 440, 400, 440, 360])),
    sheet(
      400,
      380,
      4,
      lines(470, 500, [240]),
      lines(470, 600, [440, 440, 380, 440, 420, 300]),
      element('path', { d: 'M470 1060h300', stroke: ink, 'stroke-width': 4 }),
    ),
    group(
      { fill: 'none', stroke: '#a3271d', 'stroke-width': 12, transform: 'rotate(-8 760 1130)' },
      element('circle', { cx: sealX, cy: sealY, r: 84 }),
      element('path', {
        d: `M${sealX - 36} ${sealY - 40}v80M${sealX} ${sealY - 48}v96M${sealX + 36} ${sealY - 40}v80M${sealX - 46} ${sealY}h92`,
      }),
    ),
    element('rect', { x: 130, y: 1190, width: 440, height: 280, rx: 22, fill: ink }),
    element('rect', { x: 166, y: 1230, width: 130, height: 160, rx: 8, fill: '#f6dcae' }),
    element('circle', { cx: 231, cy: 1288, r: 30, fill: ink }),
    element('path', { d: 'M181 1390a50 56 0 0 1 100 0Z', fill: ink }),
    element('path', {
      d: 'M336 1256h180M336 1306h140M336 1356h180',
      stroke: '#dcc19a',
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }),
    label(drawings.notice, 110, size.height - 60, { size: 24, anchor: 'start', fill: quiet }),
  );
}
