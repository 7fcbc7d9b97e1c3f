import type { Framing } from '../screenplay';

/** In pixels of the picture, including fractions. */
export interface FloatWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The ratio that the framings of the screenplays are written for. */
const writtenRatio = 16 / 9;

/**
 * @returns the window of a framing, in the frame's ratio: the largest one inside the framing, so inside the picture; around the
 * framing if its width is above 1, which shows a picture with more of its plain background
 */
export function framingWindow({ at: [x, y], width }: Framing, of: Size, frame: Size): FloatWindow {
  const ratio = frame.width / frame.height;
  const fit = width > 1 ? Math.max(1, ratio / writtenRatio) : Math.min(1, ratio / writtenRatio);
  const widest = width > 1 ? Infinity : of.height * ratio;
  const wide = Math.min(width * fit * of.width, widest);
  const high = wide / ratio;
  const place = (middle: number, length: number, whole: number) =>
    width > 1
      ? middle * whole - length / 2
      : Math.min(Math.max(middle * whole - length / 2, 0), whole - length);
  return {
    left: place(x, wide, of.width),
    top: place(y, high, of.height),
    width: wide,
    height: high,
  };
}

/**
 * Interpolates between two windows so that the zoom is even: the width changes by the same factor in the same time, and the
 * corners with it. Both windows have the same ratio.
 */
export function windowBetween(from: FloatWindow, to: FloatWindow, share: number): FloatWindow {
  const width = from.width * (to.width / from.width) ** share;
  const spread = to.width - from.width;
  const way = Math.abs(spread) < 1e-6 ? share : (width - from.width) / spread;
  const mix = (one: number, other: number) => one + (other - one) * way;
  return {
    left: mix(from.left, to.left),
    top: mix(from.top, to.top),
    width,
    height: (width * from.height) / from.width,
  };
}
