/** Directions on a sphere, in degrees: yaw to the right of a panorama's centre, pitch up. No DOM. */

export interface Direction {
  readonly yaw: number;
  readonly pitch: number;
}

/** The visitor's direction, and the field of view in degrees across the shorter side. */
export interface Look extends Direction {
  readonly opening: number;
}

export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

const widestOpening = 85;
const narrowestOpening = 35;
/** Beyond it there is only the ceiling above or the floor below the camera. */
const steepest = 75;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** @returns the nearest look that can be shown; yaw between -180 and 180 */
export function clampLook({ yaw, pitch, opening }: Look): Look {
  return {
    yaw: ((((yaw + 180) % 360) + 360) % 360) - 180,
    pitch: Math.min(Math.max(pitch, -steepest), steepest),
    opening: Math.min(Math.max(opening, narrowestOpening), widestOpening),
  };
}

/** Distance of the eye from the picture plane, in pixels, at which `opening` spans the shorter side. */
export function focalLength({ width, height }: ViewSize, opening: number): number {
  return Math.min(width, height) / 2 / Math.tan(radians(opening) / 2);
}

/** @returns degrees of rotation that keep a point near the centre of the view under the finger */
export function degreesPerPixel(size: ViewSize, opening: number): number {
  return 180 / Math.PI / focalLength(size, opening);
}

/** @returns pixels from the view's middle (x to the right, y down); undefined behind the visitor's back */
export function project(
  { yaw, pitch }: Direction,
  look: Look,
  size: ViewSize,
): { readonly x: number; readonly y: number } | undefined {
  const turn = radians(yaw - look.yaw);
  const [sinPitch, cosPitch] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  const [sinLook, cosLook] = [Math.sin(radians(look.pitch)), Math.cos(radians(look.pitch))];
  const depth = sinPitch * sinLook + cosPitch * cosLook * Math.cos(turn);
  if (depth < 0.05) return undefined;
  const focal = focalLength(size, look.opening) / depth;
  return {
    x: focal * cosPitch * Math.sin(turn),
    y: -focal * (sinPitch * cosLook - cosPitch * sinLook * Math.cos(turn)),
  };
}
