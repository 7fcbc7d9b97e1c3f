import type { Pixels } from '../../tours/flat-still';
import type { FloatWindow } from './framing-window';

/** For each pixel of a line, `count` entries: its source pixels and their weights. */
interface Taps {
  readonly count: number;
  readonly sources: Int32Array;
  readonly shares: Float32Array;
}

/** Catmull-Rom spline: sharp, with little ringing at edges. */
function curve(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
  return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0;
}

/** Beyond its edge a picture repeats its last pixel. */
function tapsOf(start: number, length: number, pixels: number, whole: number): Taps {
  const step = length / pixels;
  const stretch = Math.max(step, 1);
  const count = Math.ceil(4 * stretch) + 1;
  const sources = new Int32Array(pixels * count);
  const shares = new Float32Array(pixels * count);
  for (let pixel = 0; pixel < pixels; pixel++) {
    const middle = start + (pixel + 0.5) * step - 0.5;
    const from = Math.ceil(middle - 2 * stretch);
    let sum = 0;
    for (let tap = 0; tap < count; tap++) sum += curve((from + tap - middle) / stretch);
    for (let tap = 0; tap < count; tap++) {
      sources[pixel * count + tap] = Math.min(Math.max(from + tap, 0), whole - 1);
      shares[pixel * count + tap] = curve((from + tap - middle) / stretch) / sum;
    }
  }
  return { count, sources, shares };
}

/** @returns the content of the window at the frame's size; subpixel positions are exact, so that motion does not jitter */
export function resample(
  { data, width, height }: Pixels,
  window: FloatWindow,
  frame: { readonly width: number; readonly height: number },
): Uint8ClampedArray {
  const across = tapsOf(window.left, window.width, frame.width, width);
  const down = tapsOf(window.top, window.height, frame.height, height);
  const top = down.sources[0] ?? 0;
  const bottom = down.sources.at(-1) ?? 0;
  const line = frame.width * 3;
  const lines = new Float32Array((bottom - top + 1) * line);
  for (let row = top; row <= bottom; row++)
    narrow(data, row * width, across, lines, (row - top) * line);
  const pixels = new Uint8ClampedArray(frame.height * line);
  const sums = new Float32Array(line);
  for (let row = 0; row < frame.height; row++) {
    sums.fill(0);
    for (let tap = row * down.count; tap < (row + 1) * down.count; tap++)
      add(lines, ((down.sources[tap] ?? 0) - top) * line, down.shares[tap] ?? 0, sums);
    pixels.set(sums, row * line);
  }
  return pixels;
}

/** Writes one line of the picture in the frame's width. */
function narrow(data: Uint8Array, row: number, taps: Taps, target: Float32Array, start: number) {
  const { count, sources, shares } = taps;
  for (let at = start, tap = 0; tap < sources.length; at += 3) {
    let [red, green, blue] = [0, 0, 0];
    for (const end = tap + count; tap < end; tap++) {
      const share = shares[tap] ?? 0;
      const source = (row + (sources[tap] ?? 0)) * 3;
      red += (data[source] ?? 0) * share;
      green += (data[source + 1] ?? 0) * share;
      blue += (data[source + 2] ?? 0) * share;
    }
    target[at] = red;
    target[at + 1] = green;
    target[at + 2] = blue;
  }
}

function add(lines: Float32Array, start: number, share: number, sums: Float32Array) {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (lines[start + i] ?? 0) * share;
}
