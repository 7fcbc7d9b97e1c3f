import { existsSync } from 'node:fs';
import path from 'node:path';
import type Sharp from 'sharp';
import { picturesFolder, removeOlder, shortHash } from '../files/hashed-files';
import { cropWindow } from './crop-window';
import type { PictureEntry } from './manifest';
import type { PictureSource } from './picture-sources';

export interface CutOrder {
  readonly source: PictureSource;
  /** Folder of renders. */
  readonly renders: string;
  /** Size of the largest file. */
  readonly width: number;
  readonly height: number;
}

/** Of the largest width, for screens of three densities. */
const shares = [0.34, 0.67, 1];
const quality = { avif: { quality: 55, effort: 6 }, webp: { quality: 76, effort: 6 } } as const;
/** A phone shows it small, and waits for it on a slower line. */
const mobileQuality = {
  avif: { quality: 48, effort: 6 },
  webp: { quality: 70, effort: 6 },
} as const;

/**
 * Cuts a picture out of its render and writes it in three widths and two formats.
 * A render that is smaller than the picture is cut as large as it is, never enlarged.
 */
export async function cutPicture(sharp: typeof Sharp, order: CutOrder): Promise<PictureEntry> {
  const { source, renders, width, height } = order;
  const render = sharp(path.join(renders, source.render));
  const size = await render.metadata();
  const window = cropWindow(size, width / height, source.focus);
  const largest = Math.min(width, window.width);
  const pixels = await render
    .extract(window)
    .resize({ width: largest, height: Math.round((largest * height) / width), fit: 'fill' })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const isMobile = source.mobile ?? false;
  const { avif, webp } = isMobile ? mobileQuality : quality;
  const hash = shortHash(pixels, JSON.stringify([avif, webp]));
  const name = isMobile ? `${source.id}-mobile` : source.id;
  const file = `${name}.${hash}`;
  removeOlder(picturesFolder, file);
  const widths = shares.map((share) => Math.round((largest * share) / 2) * 2);
  for (const each of widths) {
    const target = path.join(picturesFolder, `${file}-${each}`);
    // The name says what is inside, and encoding takes a minute a picture.
    if (existsSync(`${target}.avif`) && existsSync(`${target}.webp`)) continue;
    const resized = sharp(pixels).resize({ width: each });
    await resized.clone().avif(avif).toFile(`${target}.avif`);
    await resized.webp(webp).toFile(`${target}.webp`);
  }
  return {
    id: source.id,
    isMobile,
    file,
    widths,
    height: Math.round((largest * height) / width),
    render: source.render,
    dataHash: source.dataHash,
  };
}
