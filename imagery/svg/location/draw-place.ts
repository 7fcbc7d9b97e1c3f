import { drawings } from '../../content/drawings';
import { drawing, type Drawing } from '../drawing';
import { element, group } from '../element';
import { label } from '../label';
import { seededRandom } from '../seeded-random';
import { fadeDown } from '../shades';

const size = { width: 960, height: 640 };
const groundY = 470;
const dark = '#122733';
const far = '#2c4a5a';
const lamp = '#ffd59a';

type Rectangle = readonly [x: number, y: number, width: number, height: number];

const box = ([x, y, width, height]: Rectangle, fill: string, more = {}) =>
  element('rect', { x, y, width, height, fill, ...more });

/** Rows of windows, some of them lit. @param share of lit windows, 0 to 1 */
function windows([x, y, width, height]: Rectangle, step: number, share: number, seed: number) {
  const random = seededRandom(seed);
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  return Array.from({ length: columns * rows }, (_, i) => {
    const pane: Rectangle = [
      x + (i % columns) * step + step * 0.2,
      y + Math.floor(i / columns) * step + step * 0.2,
      step * 0.6,
      step * 0.5,
    ];
    return box(pane, random() < share ? lamp : '#3d5c6c');
  }).join('');
}

/** Round trees along the ground. */
const trees = (xs: readonly number[]) =>
  xs
    .map(
      (x, i) =>
        box([x - 3, groundY - 34, 6, 36], '#0b1820') +
        element('circle', { cx: x, cy: groundY - 52, r: 24 + (i % 3) * 5, fill: '#1c3b3a' }),
    )
    .join('');

const cluster = () =>
  [
    box([40, 330, 300, 140], far) + windows([60, 350, 260, 60], 26, 0.7, 3),
    box([300, 260, 420, 210], dark) + windows([324, 300, 372, 40], 31, 0.9, 4),
    element('path', { d: 'M324 372H696M324 404H696', stroke: lamp, 'stroke-width': 5 }),
    box([690, 310, 240, 160], far) + windows([706, 330, 208, 78], 26, 0.6, 5),
    ...[340, 440, 540, 640].map((x) => box([x, 238, 44, 22], dark)),
    element('path', { d: 'M300 260H720', stroke: lamp, 'stroke-width': 4 }),
    trees([30, 250, 742, 944]),
  ].join('');

const road = () =>
  [
    element('path', { d: 'M0 470C240 380 380 420 560 360S820 330 960 350V470Z', fill: far }),
    element('path', { d: 'M470 372L500 372L820 640H120Z', fill: '#0e1e28' }),
    element('path', {
      d: 'M478 384L250 640M492 384L690 640',
      stroke: lamp,
      'stroke-width': 5,
      fill: 'none',
    }),
    element('path', {
      d: 'M485 392L470 640',
      stroke: '#e9dcc6',
      'stroke-width': 5,
      'stroke-dasharray': '18 22',
    }),
    ...[150, 810].map((x) => box([x, 250, 10, 240], '#0b1820')),
    box([150, 250, 670, 10], '#0b1820'),
    box([330, 264, 310, 84], '#1f5a4c', { rx: 8 }),
    element('path', {
      d: 'M382 306H560M530 282L562 306L530 330',
      stroke: '#fff',
      'stroke-width': 8,
      fill: 'none',
    }),
  ].join('');

const school = () =>
  [
    box([170, 260, 620, 210], dark) + windows([196, 286, 228, 150], 38, 0.65, 8),
    windows([536, 286, 228, 150], 38, 0.65, 9),
    box([420, 210, 120, 260], '#183341'),
    element('circle', { cx: 480, cy: 262, r: 28, fill: lamp }),
    element('path', { d: 'M480 262V243M480 262H494', stroke: dark, 'stroke-width': 4 }),
    box([452, 390, 56, 80], lamp),
    box([88, 230, 5, 240], '#0b1820'),
    element('path', { d: 'M93 232H150V268H93Z', fill: '#c9a06a' }),
    trees([130, 836, 890]),
  ].join('');

const shop = () =>
  [
    box([640, 150, 220, 320], far) + windows([660, 236, 180, 220], 36, 0.6, 12),
    element('path', { d: 'M750 168V222M723 195H777', stroke: lamp, 'stroke-width': 16 }),
    box([90, 230, 240, 240], dark) + windows([112, 250, 196, 110], 39, 0.75, 13),
    box([330, 290, 260, 180], '#183341') + windows([350, 306, 220, 60], 36, 0.8, 14),
    ...[104, 204, 346, 466].map((x, i) =>
      [
        box([x, 404, 96, 66], lamp),
        element('path', {
          d: `M${x - 8} 404H${x + 104}L${x + 96} 376H${x}Z`,
          fill: i % 2 ? '#a5855f' : '#7a4f1f',
        }),
      ].join(''),
    ),
    trees([612, 900]),
  ].join('');

const places = {
  'location-cluster': cluster,
  'location-road': road,
  'location-school': school,
  'location-shop': shop,
};

/** What the boxes of the location page tell of, each as a scene of its own: the map stands above them. */
export function drawPlaces(): readonly Drawing[] {
  return Object.entries(places).map(([name, draw]) =>
    drawing(
      name,
      size,
      element('defs', {}, fadeDown('dusk', [0, '#1d3f57'], [0.55, '#6f7f8c'], [1, '#e8b98a'])),
      box([0, 0, size.width, groundY], 'url(#dusk)'),
      box([0, groundY, size.width, size.height - groundY], '#0f212c'),
      draw(),
      group(
        { stroke: lamp, 'stroke-opacity': 0.45, 'stroke-width': 3 },
        element('path', { d: 'M90 520H330M360 520H420M560 546H760M790 546H830M200 576H420' }),
      ),
      label(drawings.notice, size.width / 2, 618, { size: 22, fill: '#c6d2d6' }),
    ),
  );
}
