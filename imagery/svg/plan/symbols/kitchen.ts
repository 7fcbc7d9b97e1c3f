import { colours } from '../colours';
import { at, box, disc, plain, trace } from './strokes';
import type { Symbol } from './symbol';

/** Counters this long have a double sink and a wide hob. */
const longCounter = 200;

const counter: Symbol = (w, d, has) => {
  const isLong = w > longCounter;
  const sink = isLong ? 76 : Math.min(60, w * 0.5);
  const sinkAt = has.has('hob') ? -w * 0.3 : 0;
  const hobAt = w * 0.26;
  const rings = [-15, 15].flatMap((x) =>
    [-11, 13].map((y) => disc(hobAt + x, y, 7, 'none', '#8a8c8f')),
  );
  return (
    box(-w / 2, -d / 2, w, d, colours.stone) +
    (has.has('sink')
      ? box(sinkAt - sink / 2, -d * 0.28, sink, d * 0.58, colours.steel, { radius: 4 }) +
        disc(sinkAt, -d * 0.36, 3, colours.quiet)
      : '') +
    (has.has('hob')
      ? box(hobAt - 30, -d * 0.38, 60, d * 0.76, colours.screen, plain) + rings.join('')
      : '')
  );
};

const island: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, colours.stone, { radius: 1 }) +
  trace(
    `M${at(-w * 0.42, d * 0.3)}q${at(w * 0.2, -d * 0.5, w * 0.4, -d * 0.26)}t${at(w * 0.42, -d * 0.2)}`,
    '#cfc9c0',
  );

const tall: Symbol = (w, d) => {
  const doors = Math.max(2, Math.round(w / 62));
  const width = w / doors;
  const crosses = Array.from({ length: doors }, (_, i) => {
    const x = -w / 2 + i * width;
    return `M${at(x, -d / 2)}l${at(width, d)}M${at(x + width, -d / 2)}l${at(-width, d)}`;
  });
  return (
    box(-w / 2, -d / 2, w, d, colours.cabinet) +
    trace(crosses.join(''), '#d3cabb') +
    trace(
      Array.from(
        { length: doors - 1 },
        (_, i) => `M${at(-w / 2 + (i + 1) * width, -d / 2)}v${at(d)}`,
      ).join(''),
    )
  );
};

const washer: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, colours.white, { radius: 4 }) +
  disc(0, 2, w * 0.3, colours.water, colours.outline) +
  trace(`M${at(-w / 2, -d / 2 + 11)}h${at(w)}`);

const unitOutside: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, '#eceae6') + disc(w * 0.14, 0, d * 0.36, 'none', colours.line);

export const kitchen = { counter, island, tall, washer, 'outdoor-unit': unitOutside } as const;
