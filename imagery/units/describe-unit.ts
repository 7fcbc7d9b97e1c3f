import { clearSize } from './clear-size';
import { sizeText } from './content/room-words';
import { describeRoom, describeWhole } from './content/unit-sentences';
import { roomsBeside } from './rooms-beside';
import type { Side, Unit } from './unit';
import { exclusiveArea } from './unit-areas';
import { walkThrough } from './walk-through';
import { directionsOf } from './wall-body';

/** The plan as Korean text for screen readers: the flat, then each room, starting at the front door. */
export function describeUnit(unit: Unit): string {
  const bedrooms = unit.rooms.filter(({ id }) => /^(master|bed\d)$/.test(id)).length;
  const rooms = walkThrough(unit).map(({ room, from }) =>
    describeRoom({
      name: room.name,
      isOpen: unit.open.some((pair) => pair.includes(room.id) && pair.includes(from?.id ?? '')),
      windows: windowSides(unit, room.id),
      ...(from && { from: from.name }),
      ...(!room.isBalcony && { size: sizeText(clearSize(unit, room)) }),
    }),
  );
  const { type, plan } = unit;
  return [describeWhole({ type, plan, bedrooms, area: exclusiveArea(unit) }), ...rooms].join(' ');
}

function windowSides(unit: Unit, room: string): readonly Side[] {
  const sides = unit.walls.flatMap((wall) =>
    wall.openings
      .filter(({ kind, at }) => kind === 'window' && roomsBeside(unit, wall, at).left === room)
      .map((): Side => {
        const [x, y] = directionsOf(wall).left;
        if (x === 0) return y > 0 ? 's' : 'n';
        return x > 0 ? 'w' : 'e';
      }),
  );
  return [...new Set(sides)];
}
