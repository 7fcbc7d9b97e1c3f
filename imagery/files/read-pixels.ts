import type { Sharp } from 'sharp';
import type { Pixels } from '../tours/flat-still';

/** @returns three bytes per pixel */
export async function readPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
