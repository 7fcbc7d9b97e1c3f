import type { Unit } from '../../units/unit';
import { pointOn } from '../../units/wall-body';
import { colours } from './colours';
import { planWords } from './content/plan-words';
import { typeface } from './draw-labels';
import { element } from '../element';
import { place, units } from './markup';
import type { SheetFrame } from './sheet-frame';

/** The former edges of balconies, the front door, the north arrow, and the legend of the lines. */
export function drawMarks(unit: Unit, frame: SheetFrame): string {
  const { mmPerPixel } = frame;
  return (
    drawExpansions(unit) +
    element(
      'g',
      {
        'font-family': typeface,
        'font-size': units(20 * mmPerPixel),
        fill: colours.quiet,
      },
      drawEntrance(unit, mmPerPixel),
      drawNorth(frame),
      drawLegend(frame),
    )
  );
}

const dashes = {
  stroke: colours.bronze,
  'stroke-width': 1.8,
  'stroke-dasharray': '11 6',
  fill: 'none',
} as const;

function drawExpansions({ expansions }: Unit): string {
  const d = expansions.map(({ from, to }) => `M${place(from)}L${place(to)}`).join('');
  return element('path', { d, ...dashes });
}

/** A triangle in front of the door, with its word behind the triangle. */
function drawEntrance({ walls }: Unit, mmPerPixel: number): string {
  return walls
    .flatMap((wall) =>
      wall.openings
        .filter(({ kind }) => kind === 'entry')
        .map(({ at, width }) => {
          const [x, y] = pointOn(wall, at, -wall.thickness);
          const px = (pixels: number) => units(pixels * mmPerPixel);
          const tip = place([x + width * 0.1, y + 14 * mmPerPixel]);
          return (
            element('path', {
              d: `M${tip}l${px(-9)} ${px(-16)}h${px(18)}z`,
              fill: colours.bronze,
            }) +
            element(
              'text',
              {
                x: units(x + width * 0.1),
                y: units(-y - 38 * mmPerPixel),
                'text-anchor': 'middle',
                'font-weight': 600,
                fill: colours.bronze,
                stroke: colours.paper,
                'stroke-width': px(5),
                'paint-order': 'stroke',
              },
              planWords.entrance,
            )
          );
        }),
    )
    .join('');
}

function drawNorth({ drawn, mmPerPixel }: SheetFrame): string {
  const px = (pixels: number) => units(pixels * mmPerPixel);
  const x = drawn[2] - 26 * mmPerPixel;
  const y = drawn[1] - 116 * mmPerPixel;
  return element(
    'g',
    { transform: `translate(${place([x, y])})` },
    element('circle', { r: px(22), fill: 'none', stroke: colours.line, 'stroke-width': px(1.4) }),
    element('path', {
      d: `M0 ${px(-28)}L${px(8)} ${px(8)}L0 ${px(3)}L${px(-8)} ${px(8)}Z`,
      fill: colours.bronze,
    }),
    element('text', { x: px(-36), y: px(8), 'text-anchor': 'middle' }, planWords.north),
  );
}

function drawLegend({ drawn, mmPerPixel }: SheetFrame): string {
  const y = drawn[1] - 122 * mmPerPixel;
  const x = drawn[0] + 20 * mmPerPixel;
  const px = (pixels: number) => units(pixels * mmPerPixel);
  const baseline = units(-y) + px(7);
  return (
    element('path', { d: `M${place([x, y])}h${px(56)}`, ...dashes }) +
    element('text', { x: units(x) + px(66), y: baseline }, planWords.expansion) +
    element('text', { x: units(x) + px(220), y: baseline }, planWords.note)
  );
}
