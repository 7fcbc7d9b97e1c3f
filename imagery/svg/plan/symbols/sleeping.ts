import { colours } from '../colours';
import { at, box, disc, plain, trace } from './strokes';
import type { Symbol } from './symbol';

const widestSingle = 130;

const bed: Symbol = (w, d) => {
  const isDouble = w > widestSingle;
  const pillow = isDouble ? w * 0.4 : w * 0.62;
  const pillowsAt = isDouble ? [-w * 0.45, w * 0.05] : [-pillow / 2];
  return (
    box(-w / 2, -d / 2, w, 9, colours.wood) +
    box(-w / 2 + 1, -d / 2 + 7, w - 2, d - 7, colours.fabric, { radius: 5 }) +
    pillowsAt.map((x) => box(x, -d / 2 + 13, pillow, 36, colours.white, { radius: 9 })).join('') +
    box(-w / 2 + 1, -d * 0.16, w - 2, d * 0.66, colours.cushion, { radius: 5 }) +
    box(-w / 2 + 1, -d * 0.16, w - 2, 15, colours.fabric, plain) +
    box(-w / 2 + 1, d * 0.14, w - 2, d * 0.17, colours.throw, plain)
  );
};

const nightstand: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, colours.wood) + disc(0, 0, 11, '#fff6df', '#d9c7a4');

const desk: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, colours.wood) +
  box(-22, -d / 2 + 6, 44, 4, colours.screen, plain) +
  box(-16, -d / 2 + 26, 32, 12, colours.steel, { radius: 2, ...plain });

const vanity: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, colours.stone) +
  box(-w * 0.3, -d / 2 + 2, w * 0.6, 4, colours.glass, plain) +
  disc(w * 0.3, 4, 5, colours.throw);

const wardrobe: Symbol = (w, d) => {
  const hangers = Array.from(
    { length: Math.floor((w - 8) / 11) },
    (_, i) => `M${at(-w / 2 + 9 + i * 11, -d * 0.32)}l${at(((i * 7) % 5) - 2, d * 0.62)}`,
  );
  return (
    box(-w / 2, -d / 2, w, d, colours.cabinet) +
    trace(hangers.join(''), colours.throw) +
    trace(`M${at(-w / 2, 0)}h${at(w)}`, colours.quiet)
  );
};

export const sleeping = { bed, nightstand, desk, vanity, wardrobe } as const;
