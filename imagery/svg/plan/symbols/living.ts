import { colours } from '../colours';
import { element } from '../../element';
import { at, box, disc, plain, trace } from './strokes';
import type { Symbol } from './symbol';

const rug: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, colours.rug, { radius: 2, stroke: '#d6cdbf' }) +
  box(-w / 2 + 9, -d / 2 + 9, w - 18, d - 18, 'none', { radius: 1, stroke: '#d9d0c2' });

const sofa: Symbol = (w, d) => {
  const seat = (w - 38) / 3;
  const seats = [0, 1, 2].map((i) =>
    box(-w / 2 + 19 + i * seat, -d / 2 + 24, seat, d - 27, colours.cushion, { radius: 6 }),
  );
  return (
    box(-w / 2, -d / 2, w, d, colours.sofa, { radius: 9 }) +
    seats.join('') +
    box(-w / 2 + 23, -d / 2 + 17, 42, 20, '#a8835c', { radius: 6, ...plain }) +
    box(w / 2 - 65, -d / 2 + 17, 42, 20, '#7f8b86', { radius: 6, ...plain })
  );
};

const armchair: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, '#7f8b86', { radius: 22 }) +
  box(-w / 2 + 13, -d / 2 + 18, w - 26, d - 22, '#98a39c', { radius: 10 });

const coffee: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, colours.stone, { radius: 5 }) +
  box(-w * 0.25, -d * 0.25, w * 0.36, d * 0.2, colours.throw, plain) +
  disc(w * 0.2, d * 0.2, 6, colours.leaf1);

const console: Symbol = (w, d, has) =>
  box(-w / 2, -d / 2, w, d, colours.dark) +
  (has.has('tv') ? box(-w * 0.32, -d / 2 + 2, w * 0.64, 5, colours.screen, plain) : '');

const plant: Symbol = (w) =>
  disc(0, 0, w * 0.34, colours.pot) +
  Array.from({ length: 9 }, (_, i) =>
    element('ellipse', {
      cy: Math.round(-w * 0.3),
      rx: Math.round(w * 0.13),
      ry: Math.round(w * 0.26),
      fill: i % 2 ? colours.leaf1 : colours.leaf2,
      transform: `rotate(${i * 40})`,
    }),
  ).join('');

const chair: Symbol = (w, d) =>
  box(-w / 2, -d / 2 + 3, w, d - 3, '#d8c3a5', { radius: 8 }) +
  box(-w / 2 + 1, -d / 2, w - 2, 8, '#a98c68', { radius: 4, ...plain });

const stool: Symbol = (w) => disc(0, 0, w / 2, '#d8bb96', '#a98c68');

const table: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, colours.wood, { radius: 6 }) +
  box(-w / 2 + 4, -d / 2 + 4, w - 8, d - 8, '#bd956a', { radius: 4, ...plain }) +
  trace(`M${at(-w * 0.4, -d * 0.15)}q${at(w * 0.4, 6, w * 0.8, 0)}`, '#a67c52') +
  disc(0, 0, 11, colours.fabric, colours.outline);

export const livingRoom = {
  rug,
  sofa,
  armchair,
  coffee,
  console,
  plant,
  chair,
  stool,
  table,
} as const;
