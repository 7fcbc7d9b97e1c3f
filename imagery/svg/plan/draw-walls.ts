import type { Point, Rect, Unit, Wall } from '../../units/unit';
import { directionsOf, lengthOf, pieceOf, spanOf } from '../../units/wall-body';
import { colours } from './colours';
import { element } from '../element';
import { closedPath, rectPath } from './markup';

/** The parts of a wall between its openings; the outer ones extend to the corners. */
function solidPieces(wall: Wall, others: readonly Wall[]): readonly Rect[] {
  const { before, after } = cornersOf(wall, others);
  const holes = wall.openings.map(spanOf).sort((a, b) => a.start - b.start);
  const starts = [-before, ...holes.map(({ end }) => end)];
  const ends = [...holes.map(({ start }) => start), lengthOf(wall) + after];
  return starts.flatMap((start, i) => {
    const end = ends[i] ?? start;
    return end - start > 1 ? [pieceOf(wall, start, end)] : [];
  });
}

/** Where the outline turns inward, outer walls do not extend beyond the corner. */
function cornersOf(wall: Wall, others: readonly Wall[]): { before: number; after: number } {
  if (!wall.isExterior) return { before: wall.thickness / 2, after: wall.thickness / 2 };
  const { along } = directionsOf(wall);
  const isLeftTurn = (first: Point, second: Point) => first[0] * second[1] > first[1] * second[0];
  const meets = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
  const previous = others.find((other) => other.isExterior && meets(other.to, wall.from));
  const next = others.find((other) => other.isExterior && meets(other.from, wall.to));
  return {
    before: previous && isLeftTurn(directionsOf(previous).along, along) ? wall.thickness : 0,
    after: next && isLeftTurn(along, directionsOf(next).along) ? wall.thickness : 0,
  };
}

function bodies(walls: readonly Wall[]): string {
  return walls
    .flatMap((wall) => solidPieces(wall, walls))
    .map(rectPath)
    .join('');
}

/** The shadow of walls on the floors, clipped at the inner face of the outer walls. */
export function drawWallShade({ walls }: Unit): string {
  return element('path', {
    d: bodies(walls),
    fill: colours.outerWall,
    filter: 'url(#shade)',
    'clip-path': 'url(#inside)',
  });
}

/** Outer walls are darker than inner ones; corners of an outline that turns inward stay free of them. */
export function drawWalls({ walls }: Unit): string {
  const outer = walls.filter(({ isExterior }) => isExterior);
  const inner = walls.filter(({ isExterior }) => !isExterior);
  return (
    element('path', { d: bodies(outer), fill: colours.outerWall, mask: 'url(#outside)' }) +
    element('path', { d: bodies(inner), fill: colours.innerWall, 'clip-path': 'url(#inside)' })
  );
}

/** Clip paths of the inside and of the outside of the flat. */
export function wallDefinitions({ outline }: Unit, sheet: Rect): string {
  const inside = closedPath(outline);
  return (
    element('clipPath', { id: 'inside' }, element('path', { d: inside })) +
    element(
      'mask',
      { id: 'outside' },
      element('path', { d: rectPath(sheet), fill: '#fff' }),
      element('path', { d: inside, fill: '#000' }),
    )
  );
}
