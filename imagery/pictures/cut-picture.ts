import { existsSync } from 'node:fs';
import path from 'node:path';
import type Sharp from 'sharp';
import { picturesFolder, shortHash } from '../files/hashed-files';
import { cropWindow, windowInside } from './crop-window';
import { largestFile, type PictureEntry } from './manifest';
import type { PictureSource } from './picture-sources';
import { offeredWidths } from './picture-widths';
import { writeCuts } from './write-cuts';

export interface CutOrder {
  readonly source: PictureSource;
  /** Folder of renders. */
  readonly renders: string;
  /** Size of the largest file. */
  readonly width: number;
  readonly height: number;
  /** The existing files of this picture or, for a narrow cut, of the full picture. */
  readonly existing: PictureEntry | undefined;
}

const quality = { avif: { quality: 55, effort: 6 }, webp: { quality: 76, effort: 6 } } as const;
/** A phone shows the picture smaller and has a slower connection. */
const mobileQuality = {
  avif: { quality: 48, effort: 6 },
  webp: { quality: 70, effort: 6 },
} as const;

/**
 * Cuts a picture from its render, or from its largest file when the render is missing, and writes the widths that pages
 * use. Nothing is enlarged, and an existing file is never overwritten.
 *
 * @returns undefined when there is nothing to cut from
 */
export async function cutPicture(
  sharp: typeof Sharp,
  { source, renders, existing, ...size }: CutOrder,
): Promise<PictureEntry | undefined> {
  const { id, mobile: isMobile = false, narrow, focus, render, dataHash } = source;
  const rendered = path.join(renders, render);
  const isRendered = existsSync(rendered);
  if (!isRendered && !existing) return undefined;
  const picture = sharp(
    isRendered || !existing ? rendered : path.join(picturesFolder, largestFile(existing)),
  );
  const { width, height } = await picture.metadata();
  const full = isRendered
    ? cropWindow({ width, height }, size.width / size.height, focus)
    : { left: 0, top: 0, width, height };
  const window = narrow ? windowInside(full, cropWindow(full, narrow.ratio, narrow.focus)) : full;
  const most = Math.min(size.width, window.width);
  const offered = offeredWidths({ id, isMobile }, most);
  // A narrow cut is made from the full picture, so it needs no file larger than the offered widths.
  const largest = narrow ? Math.max(...offered) : most;
  const entry = { width: largest, height: Math.round((largest * window.height) / window.width) };
  const pixels = await picture
    .extract(window)
    .resize({ ...entry, fit: 'fill' })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const qualities = isMobile ? mobileQuality : quality;
  const settings = JSON.stringify([qualities.avif, qualities.webp]);
  const file = narrow
    ? `${id}-mobile.${shortHash(existing?.file ?? '', JSON.stringify(narrow), settings)}`
    : isRendered || !existing
      ? `${isMobile ? `${id}-mobile` : id}.${shortHash(pixels, settings)}`
      : existing.file;
  const cut = { id, isMobile, file, ...entry, widths: offered, render, dataHash };
  await writeCuts(sharp(pixels), cut, qualities);
  return cut;
}
