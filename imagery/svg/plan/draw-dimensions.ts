import { boundsOf } from '../../units/rectangle';
import type { Unit } from '../../units/unit';
import { colours } from './colours';
import { typeface } from './draw-labels';
import { element } from '../element';
import { place, units } from './markup';
import type { SheetFrame } from './sheet-frame';

/** Distance of the two rows from the outer wall, in pixels of the sheet. */
const rowsPx = [36, 84] as const;
const tickPx = 7;
const fontPx = 21;

/** Below and at the left: from wall to wall, and in total. In mm. */
export function drawDimensions(unit: Unit, { drawn, mmPerPixel }: SheetFrame): string {
  const [x0, y0, x1, y1] = boundsOf(unit.outline);
  const along = (values: readonly number[]) => [...new Set(values)].sort((a, b) => a - b);
  const boxes = unit.rooms.map(({ poly }) => boundsOf(poly));
  const bottom = along(boxes.filter((box) => box[1] === y0).flatMap((box) => [box[0], box[2]]));
  const left = along(boxes.filter((box) => box[0] === x0).flatMap((box) => [box[1], box[3]]));
  const rows = [bottom, [x0, x1]].map((stops, i) =>
    row(stops, drawn[1] - (rowsPx[i] ?? 0) * mmPerPixel, false, mmPerPixel),
  );
  const columns = [left, [y0, y1]].map((stops, i) =>
    row(stops, drawn[0] - (rowsPx[i] ?? 0) * mmPerPixel, true, mmPerPixel),
  );
  const all = [...rows, ...columns];
  return (
    element('path', {
      d: all.map(({ lines }) => lines).join(''),
      fill: 'none',
      stroke: colours.line,
      'stroke-width': units(1.4 * mmPerPixel),
    }) +
    element(
      'g',
      {
        'font-family': typeface,
        'font-size': units(fontPx * mmPerPixel),
        'text-anchor': 'middle',
        fill: colours.quiet,
      },
      ...all.map(({ figures }) => figures),
    )
  );
}

/** One dimension line with its ticks and figures. @param off its position on the other axis */
function row(stops: readonly number[], off: number, isUpright: boolean, mmPerPixel: number) {
  const point = (value: number, by = 0) => place(isUpright ? [off + by, value] : [value, off + by]);
  const tick = tickPx * mmPerPixel;
  const ticks = stops.map((stop) => `M${point(stop, -tick)}L${point(stop, tick)}`);
  const whole = `M${point(stops[0] ?? 0)}L${point(stops.at(-1) ?? 0)}`;
  const figures = stops.slice(1).map((stop, i) => {
    const start = stops[i] ?? stop;
    const lift = (isUpright ? -9 : 9) * mmPerPixel;
    const middle = point((start + stop) / 2, lift);
    const figure = (stop - start).toLocaleString('en');
    return isUpright
      ? element('text', { transform: `translate(${middle})rotate(-90)` }, figure)
      : element('text', { x: middle.split(' ')[0], y: middle.split(' ')[1] }, figure);
  });
  return { lines: whole + ticks.join(''), figures: figures.join('') };
}
