export interface CropWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * @param ratio width by height of the result
 * @param focus the centre of the window as fractions of the size; clamped so that the window stays inside
 * @returns the largest window of that ratio, in whole pixels
 */
export function cropWindow(
  size: { readonly width: number; readonly height: number },
  ratio: number,
  [x, y]: readonly [number, number] = [0.5, 0.5],
): CropWindow {
  const width = Math.round(Math.min(size.width, size.height * ratio));
  const height = Math.min(size.height, Math.round(width / ratio));
  const place = (middle: number, length: number, whole: number) =>
    Math.round(Math.min(Math.max(middle * whole - length / 2, 0), whole - length));
  return {
    left: place(x, width, size.width),
    top: place(y, height, size.height),
    width,
    height,
  };
}

/** @returns a window of a window, in the pixels of the picture */
export function windowInside(whole: CropWindow, part: CropWindow): CropWindow {
  return { ...part, left: whole.left + part.left, top: whole.top + part.top };
}
