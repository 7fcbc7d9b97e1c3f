import type { Overlay } from '../camera/mix';
import type { VideoCut, Scene } from '../screenplay';
import { overlayPage } from './overlay-page';
import { paintPage } from './paint-page';

export interface SceneOverlays {
  readonly ground: Overlay;
  readonly words: Overlay;
}

/** @returns the overlays of each scene */
export async function paintOverlays(
  scenes: readonly Scene[],
  cut: VideoCut,
): Promise<readonly SceneOverlays[]> {
  const { default: sharp } = await import('sharp');
  const page = await paintPage(overlayPage(scenes, cut));
  const data = await sharp(page).ensureAlpha().raw().toBuffer();
  const bytes = cut.width * cut.height * 4;
  const slotAt = (index: number) => trimmed(data.subarray(index * bytes, (index + 1) * bytes), cut);
  return scenes.map((_, index) => ({ ground: slotAt(index * 2), words: slotAt(index * 2 + 1) }));
}

function trimmed(data: Uint8Array, { width, height }: VideoCut): Overlay {
  const line = width * 4;
  const isEmpty = (row: number) =>
    data.subarray(row * line, (row + 1) * line).every((value, i) => i % 4 !== 3 || value === 0);
  let [top, bottom] = [0, height];
  while (top < bottom && isEmpty(top)) top++;
  while (bottom > top && isEmpty(bottom - 1)) bottom--;
  return { data, top, bottom };
}
