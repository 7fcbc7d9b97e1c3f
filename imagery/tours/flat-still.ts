import { focalLength, type Look, type ViewSize } from './viewer/direction';

/** Three bytes per pixel, row by row. */
export interface Pixels extends ViewSize {
  readonly data: Uint8Array;
}

/**
 * The viewer's image for a direction, as a flat picture, shown without JavaScript and until the panorama has loaded.
 * Uses the same projection as the viewer's shader.
 */
export function flatStill(panorama: Pixels, look: Look, size: ViewSize): Pixels {
  const data = new Uint8Array(size.width * size.height * 3);
  const focal = focalLength(size, look.opening);
  const pitch = (look.pitch * Math.PI) / 180;
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  for (let row = 0; row < size.height; row++)
    for (let column = 0; column < size.width; column++) {
      const x = column + 0.5 - size.width / 2;
      const up = size.height / 2 - row - 0.5;
      const y = up * cos + focal * sin;
      const z = focal * cos - up * sin;
      const yaw = Math.atan2(x, z) / (2 * Math.PI) + look.yaw / 360 + 0.5;
      const latitude = Math.acos(y / Math.hypot(x, y, z)) / Math.PI;
      blend(
        panorama,
        (yaw - Math.floor(yaw)) * panorama.width - 0.5,
        latitude * panorama.height - 0.5,
        data,
        (row * size.width + column) * 3,
      );
    }
  return { ...size, data };
}

/** Writes the interpolated colour of four pixels; wraps around the seam, but not over the poles. */
function blend(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  target: Uint8Array,
  at: number,
) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const upper = Math.min(Math.max(top, 0), height - 1) * width;
  const lower = Math.min(Math.max(top + 1, 0), height - 1) * width;
  const west = (left + width) % width;
  const east = (left + 1 + width) % width;
  for (let channel = 0; channel < 3; channel++)
    target[at + channel] =
      (data[(upper + west) * 3 + channel] ?? 0) * (1 - right) * (1 - down) +
      (data[(upper + east) * 3 + channel] ?? 0) * right * (1 - down) +
      (data[(lower + west) * 3 + channel] ?? 0) * (1 - right) * down +
      (data[(lower + east) * 3 + channel] ?? 0) * right * down;
}
