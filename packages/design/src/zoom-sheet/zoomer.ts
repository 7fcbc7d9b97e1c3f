import { anchoredScroll, type Point } from './anchored-scroll';

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
      const { x, y } = anchoredScroll(anchor, before, sheet.getBoundingClientRect());
      frame.scrollLeft += x;
      frame.scrollTop += y;
      onChange(level);
    },
  };
}

function centreOf(frame: HTMLElement): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
