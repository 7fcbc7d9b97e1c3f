import type { Pixels } from '../tours/flat-still';
import { darkWindows } from './dark-windows';

/** One loop: the last frame is followed by the first one. */
export const loopSeconds = 7;
export const loopFramesPerSecond = 12;

export interface LoopOrder {
  readonly width: number;
  readonly height: number;
  /** Where the water begins and the towers end, as fractions of the picture's height. */
  readonly waterFrom: number;
  readonly towersTo: number;
}

interface Light {
  /** Index of its first colour value, and its size, in pixels of the loop. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** When it is brightest, as a fraction of the loop. */
  readonly peak: number;
  readonly share: number;
}

const warm = [205, 150, 82] as const;
/** How much longer than the fade a window is lit, as fractions of the loop. */
const lit = { half: 0.2, fade: 0.07 };
/** Weaker glints are noise that costs bytes. */
const leastGlint = 26;

/**
 * The light that is added to the hero's still: glints that move on the water, windows that light up. Everything else is black,
 * which adds nothing and weighs almost nothing.
 *
 * @param picture the still, at least as large as the loop
 * @param small the still at the loop's size
 * @returns three bytes per pixel
 */
export function* composeLoop(
  picture: Pixels,
  small: Pixels,
  order: LoopOrder,
): Generator<Uint8ClampedArray> {
  const lights = lightsOf(picture, order);
  const frames = loopSeconds * loopFramesPerSecond;
  for (let index = 0; index < frames; index++) {
    const time = index / frames;
    const frame = new Uint8ClampedArray(order.width * order.height * 3);
    addGlints(frame, small, Math.ceil(order.waterFrom * order.height), time);
    for (const light of lights) addLight(frame, order.width, light, time);
    yield frame;
  }
}

/** Every second dark pane, in an order without a pattern, but the same in each run. */
function lightsOf(picture: Pixels, { width, height, towersTo }: LoopOrder): readonly Light[] {
  const scale = width / picture.width;
  const lowest = Math.floor(towersTo * picture.height);
  return darkWindows(picture, Math.floor(height * 0.1), lowest)
    .filter((_, index) => scattered(index) < 0.5)
    .map(({ left, top, right, bottom }, index) => ({
      left: left * scale,
      top: top * scale,
      width: (right - left + 1) * scale,
      height: (bottom - top + 1) * scale,
      peak: scattered(index + 0.37),
      share: 0.55 + 0.45 * scattered(index + 0.71),
    }));
}

function addLight(frame: Uint8ClampedArray, across: number, light: Light, time: number) {
  const away = Math.abs(((time - light.peak + 1.5) % 1) - 0.5);
  const glow = light.share * clamp((lit.half + lit.fade - away) / lit.fade);
  if (glow === 0) return;
  const [right, bottom] = [light.left + light.width, light.top + light.height];
  for (let row = Math.floor(light.top); row < bottom; row++)
    for (let column = Math.floor(light.left); column < right; column++) {
      const cover =
        (Math.min(row + 1, bottom) - Math.max(row, light.top)) *
        (Math.min(column + 1, right) - Math.max(column, light.left));
      for (const [channel, value] of warm.entries())
        frame[(row * across + column) * 3 + channel] = value * glow * clamp(cover);
    }
}

/** The water moved by waves of whole periods; what becomes brighter than the still is a glint. */
function addGlints(frame: Uint8ClampedArray, still: Pixels, from: number, time: number) {
  const { width, height, data } = still;
  const turn = 2 * Math.PI * time;
  // Waves are as large in the picture, however many pixels that is.
  const pixel = (height - from) / 130;
  for (let row = from; row < height; row++) {
    // Waves look larger the nearer they are.
    const near = (row - from) / (height - from);
    const reach = (1.5 + 9 * near) * pixel;
    for (let column = 0; column < width; column++) {
      const wave =
        Math.sin(row / pixel / (2.2 + 5 * near) - 2 * turn + column * 0.011) +
        0.6 * Math.sin(row / pixel / (1.7 + 3 * near) + 3 * turn - column * 0.023);
      const to = clamp((column + reach * wave) / (width - 1)) * (width - 1);
      const rise = clamp(
        (row + 0.3 * reach * Math.sin(column * 0.05 + turn) - from) / (height - 1 - from),
      );
      const source = Math.round(from + rise * (height - 1 - from)) * width + Math.round(to);
      const here = row * width + column;
      for (let channel = 0; channel < 3; channel++) {
        const brighter = (data[source * 3 + channel] ?? 0) - (data[here * 3 + channel] ?? 0);
        if (brighter > leastGlint) frame[here * 3 + channel] = 1.1 * (brighter - leastGlint);
      }
    }
  }
}

const clamp = (value: number): number => Math.min(Math.max(value, 0), 1);

/** @returns a number from 0 to 1 that has nothing to do with its neighbours' */
function scattered(seed: number): number {
  const value = Math.sin(seed * 127.1 + 11.7) * 43_758.545;
  return value - Math.floor(value);
}
