import { boundsOf } from '../../units/rectangle';
import type { Rect, Unit } from '../../units/unit';
import { lengthOf, pointOn } from '../../units/wall-body';

/** Pixels of a sheet on the site; the viewer's frame has the same ratio. */
export const sheetSize = { width: 1600, height: 1160 } as const;

/** Room for dimension lines at the left and below, in pixels of the sheet. */
const marginsPx = { left: 126, right: 50, top: 26, bottom: 152 } as const;

/** Kept free outside the front door, for its leaf and its mark, in mm. */
const entranceReachMm = 1000;

export interface SheetFrame {
  /** The area of the drawing, in mm. */
  readonly drawn: Rect;
  /** The sheet around it, in mm, in the ratio of `sheetSize`. */
  readonly sheet: Rect;
  /** Millimetres of the model per pixel of the sheet at its full size, so that text has one size on all sheets. */
  readonly mmPerPixel: number;
}

export function frameOf(unit: Unit): SheetFrame {
  const drawn = boundsOf([
    ...unit.walls.filter(({ isExterior }) => isExterior).flatMap(outerEnds),
    ...entranceMark(unit),
  ]);
  const mmPerPixel = Math.max(
    (drawn[2] - drawn[0]) / (sheetSize.width - marginsPx.left - marginsPx.right),
    (drawn[3] - drawn[1]) / (sheetSize.height - marginsPx.top - marginsPx.bottom),
  );
  const wide = sheetSize.width * mmPerPixel;
  const high = sheetSize.height * mmPerPixel;
  const spareX = wide - (drawn[2] - drawn[0]) - (marginsPx.left + marginsPx.right) * mmPerPixel;
  const spareY = high - (drawn[3] - drawn[1]) - (marginsPx.top + marginsPx.bottom) * mmPerPixel;
  const west = drawn[0] - marginsPx.left * mmPerPixel - spareX / 2;
  const south = drawn[1] - marginsPx.bottom * mmPerPixel - spareY / 2;
  const sheet: Rect = [west, south, west + wide, south + high];
  return { drawn, sheet, mmPerPixel };
}

function outerEnds(wall: Unit['walls'][number]) {
  return [pointOn(wall, 0, -wall.thickness), pointOn(wall, lengthOf(wall), -wall.thickness)];
}

function entranceMark({ walls }: Unit) {
  return walls.flatMap((wall) =>
    wall.openings
      .filter(({ kind }) => kind === 'entry')
      .map(({ at }) => pointOn(wall, at, -wall.thickness - entranceReachMm)),
  );
}
