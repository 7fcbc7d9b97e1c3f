import { colours } from '../colours';
import { box, disc, oval, plain, trace, at } from './strokes';
import type { Symbol } from './symbol';

const tub: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, colours.white, { radius: 5 }) +
  box(-w / 2 + 7, -d / 2 + 8, w - 14, d - 16, colours.water, { radius: 16 }) +
  disc(w / 2 - 18, 0, 3, colours.line);

const shower: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, colours.water, { radius: 0 }) +
  trace(
    `M${at(-w / 2, -d / 2)}L${at(w / 2, d / 2)}M${at(w / 2, -d / 2)}L${at(-w / 2, d / 2)}`,
    '#cddadd',
  ) +
  disc(0, -d / 2 + 8, 5, colours.steel);

const toilet: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d * 0.3, colours.white, { radius: 3 }) +
  oval(d * 0.14, w * 0.42, d * 0.34, colours.white) +
  oval(d * 0.17, w * 0.27, d * 0.22, colours.water);

const basin: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, colours.stone) +
  oval(2, Math.min(w * 0.34, 24), d * 0.3, colours.white) +
  box(-2, -d / 2 + 3, 4, 9, colours.steel, plain);

export const bathing = { tub, shower, toilet, basin } as const;
