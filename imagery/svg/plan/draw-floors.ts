import type { Unit } from '../../units/unit';
import { element } from '../element';
import { closedPath } from './markup';

/** Planks of three tones, 120 × 15 cm, the joints of each row shifted. */
function oak(): string {
  const tones = ['#e8d6bb', '#e2ceb0', '#ebdcc4', '#dfcaaa'];
  const rows = [0, 1, 2, 3].flatMap((row) =>
    [0, 1].map((plank) => {
      const x = [0, 70, 30, 95][row] ?? 0;
      return element('path', {
        d: `M${x + plank * 120 - 120} ${row * 15}h120v15h-120z`,
        fill: tones[(row + plank * 2 + (row > 1 ? 1 : 0)) % 4],
      });
    }),
  );
  const joints = element('path', {
    d: 'M0 0h240M0 15h240M0 30h240M0 45h240M70 15v15M190 15v15M30 30v15M150 30v15M95 45v15M215 45v15M0 0v15M120 0v15',
    stroke: '#c9af88',
    'stroke-opacity': 0.5,
    'stroke-width': 0.6,
    fill: 'none',
  });
  const ends = element('path', { d: 'M120 0h120v60H95V45h55V30h-80V15h50z', fill: '#e5d2b6' });
  return pattern('oak', 240, 60, '#e5d2b6', ends, ...rows, joints);
}

function grid(id: string, side: number, fill: string, joint: string): string {
  const lines = element('path', {
    d: `M0 0h${side}M0 0v${side}`,
    stroke: joint,
    'stroke-width': 1,
  });
  return pattern(id, side, side, fill, lines);
}

function pattern(
  id: string,
  width: number,
  height: number,
  fill: string,
  ...content: readonly string[]
): string {
  return element(
    'pattern',
    { id, width, height, patternUnits: 'userSpaceOnUse' },
    element('path', { d: `M0 0h${width}v${height}H0z`, fill }),
    ...content,
  );
}

export const floorPatterns = [
  oak(),
  grid('tile', 30, '#e9eae7', '#d9dbd8'),
  grid('stone', 60, '#ddd6ca', '#c9c0b1'),
  grid('deck', 20, '#dedbd4', '#cfccc4'),
].join('');

/** One path per kind of floor. */
export function drawFloors({ rooms }: Unit): string {
  const kinds = [...new Set(rooms.map(({ floor }) => floor))];
  return kinds
    .map((kind) => {
      const d = rooms.filter(({ floor }) => floor === kind).map(({ poly }) => closedPath(poly));
      return element('path', { d: d.join(''), fill: `url(#${kind})` });
    })
    .join('');
}
