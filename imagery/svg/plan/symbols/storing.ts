import { colours } from '../colours';
import { at, box, trace } from './strokes';
import type { Symbol } from './symbol';

/** Width of one cabinet door. */
const doorWidth = 46;

const shelf: Symbol = (w, d) => box(-w / 2, -d / 2, w, d, '#e7dfd0') + dividers(w, d);

const shoe: Symbol = (w, d) =>
  box(-w / 2, -d / 2, w, d, colours.cabinet) +
  dividers(w, d) +
  trace(`M${at(-w / 2, d / 2 - 4)}h${at(w)}`);

function dividers(w: number, d: number): string {
  const count = Math.max(1, Math.round(w / doorWidth));
  const lines = Array.from(
    { length: count - 1 },
    (_, i) => `M${at(-w / 2 + (w / count) * (i + 1), -d / 2)}v${at(d)}`,
  );
  return lines.length > 0 ? trace(lines.join('')) : '';
}

export const storing = { shelf, shoe } as const;
