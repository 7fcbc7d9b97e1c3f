/** A point in the viewport in CSS pixels, as in pointer events. */
export type Point = Readonly<Record<'x' | 'y', number>>;

export const zoomLimits = { min: 1, max: 4, step: 1.5 } as const;

export interface Zoomer {
  readonly level: () => number;
  /** Sets a level within the limits and keeps the anchor in place; default anchor: the centre of the frame. */
  readonly zoomTo: (level: number, anchor?: Point) => void;
}

/**
 * Widens a sheet inside its scrolling frame. Panning is native scrolling of the frame, so touch, wheel and keyboard work
 * without any code. The level is the custom property `--zoom`, set through the CSSOM because the CSP blocks style
 * attributes.
 */
export function createZoomer(
  frame: HTMLElement,
  sheet: HTMLElement,
  onChange: (level: number) => void,
): Zoomer {
  let level: number = zoomLimits.min;
  return {
    level: () => level,
    zoomTo(wanted, anchor = centreOf(frame)) {
      const next = Math.min(Math.max(wanted, zoomLimits.min), zoomLimits.max);
      if (next === level) return;
      level = next;
      const before = sheet.getBoundingClientRect();
      sheet.style.setProperty('--zoom', String(level));
      const after = sheet.getBoundingClientRect();
      // Scrolls so that the point of the sheet under the anchor stays under it.
      const [across, down] = [anchor.x - before.left, anchor.y - before.top];
      frame.scrollLeft += after.left + share(across, before.width) * after.width - anchor.x;
      frame.scrollTop += after.top + share(down, before.height) * after.height - anchor.y;
      onChange(level);
    },
  };
}

/** A sheet without layout (in a closed accordion) has no size; every point is then at its start. */
function share(distance: number, size: number): number {
  return size === 0 ? 0 : distance / size;
}

function centreOf(frame: HTMLElement): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
