import { sharedArea } from '../polygon';
import { grow, turned } from '../rectangle';
import { roomAt } from '../rooms-beside';
import type { Point, Rect, Standpoint, Unit } from '../unit';
import { bodyOf } from '../wall-body';

/** A camera closer than this to a wall or a piece of furniture shows little else. */
const clearanceMm = 150;

/** Cameras inside walls or furniture or in the wrong room; lamps and trays outside their room. */
export function cameraProblems(unit: Unit): readonly string[] {
  const living = unit.rooms.find(({ id }) => id === 'living');
  const [x0, y0, x1, y1] = unit.tray;
  const isTrayInside = living && sharedArea(living.poly, unit.tray) === (x1 - x0) * (y1 - y0);
  return [
    ...[...unit.views, ...unit.panoramas].flatMap((standpoint) =>
      standpointProblems(unit, standpoint),
    ),
    ...unit.panoramas.flatMap(({ id, at }) =>
      roomAt(unit, at) === id ? [] : [`panorama ${id} stands in ${roomAt(unit, at)}`],
    ),
    ...unit.lamps
      .filter((lamp) => roomAt(unit, lamp) === 'outside')
      .map((lamp) => `the lamp at ${lamp.join(', ')} hangs outside`),
    ...(isTrayInside ? [] : ['the tray leaves the living room']),
  ];
}

function standpointProblems(unit: Unit, { id, at }: Standpoint): readonly string[] {
  const solid = [
    ...unit.walls.map((wall) => ({ name: `wall ${wall.id}`, rect: bodyOf(wall) })),
    ...unit.furniture
      .filter(({ kind }) => kind !== 'rug')
      .map(({ kind, rect, turn }) => ({ name: kind, rect: turned(rect, turn) })),
  ];
  return solid
    .filter(({ rect }) => holds(grow(rect, clearanceMm), at))
    .map(({ name }) => `camera ${id} stands at ${name}`);
}

function holds([x0, y0, x1, y1]: Rect, [x, y]: Point): boolean {
  return x0 < x && x < x1 && y0 < y && y < y1;
}
