/** Text or a background over a frame: four bytes per pixel, and the range of rows that are not empty. */
export interface Overlay {
  readonly data: Uint8Array;
  readonly top: number;
  readonly bottom: number;
}

/** Blends `other` into `frame`; at share 1 only `other` is visible. Both have three bytes per pixel. */
export function dissolve(frame: Uint8ClampedArray, other: Uint8ClampedArray, share: number): void {
  for (let i = 0; i < frame.length; i++)
    frame[i] = (frame[i] ?? 0) * (1 - share) + (other[i] ?? 0) * share;
}

/** Composites an overlay of the same width onto the frame, with opacity `share`. */
export function layOver(
  frame: Uint8ClampedArray,
  { data, top, bottom }: Overlay,
  width: number,
  share = 1,
): void {
  for (let pixel = top * width; pixel < bottom * width; pixel++) {
    const cover = ((data[pixel * 4 + 3] ?? 0) / 255) * share;
    if (cover === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * 3 + channel;
      frame[at] = (frame[at] ?? 0) * (1 - cover) + (data[pixel * 4 + channel] ?? 0) * cover;
    }
  }
}
