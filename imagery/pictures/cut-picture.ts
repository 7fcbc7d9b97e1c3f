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
  /** The files that there are: of this picture or, for a narrow cut, of the whole picture. */
  readonly kept: PictureEntry | undefined;
}

const quality = { avif: { quality: 55, effort: 6 }, webp: { quality: 76, effort: 6 } } as const;
/** A phone shows it small, and waits for it on a slower line. */
const mobileQuality = {
  avif: { quality: 48, effort: 6 },
  webp: { quality: 70, effort: 6 },
} as const;

/**
 * Cuts a picture out of its render, or out of its largest file where the render is not at hand, and writes the widths
 * that pages use. Nothing is ever enlarged, and a file that is there is never written again under its name.
 *
 * @returns undefined when there is nothing to cut from
 */
export async function cutPicture(
  sharp: typeof Sharp,
  { source, renders, kept, ...size }: CutOrder,
): Promise<PictureEntry | undefined> {
  const { id, mobile: isMobile = false, narrow, focus, render, dataHash } = source;
  const rendered = path.join(renders, render);
  const isRendered = existsSync(rendered);
  if (!isRendered && !kept) return undefined;
  const picture = sharp(
    isRendered || !kept ? rendered : path.join(picturesFolder, largestFile(kept)),
  );
  const { width, height } = await picture.metadata();
  const whole = isRendered
    ? cropWindow({ width, height }, size.width / size.height, focus)
    : { left: 0, top: 0, width, height };
  const window = narrow
    ? windowInside(whole, cropWindow(whole, narrow.ratio, narrow.focus))
    : whole;
  const most = Math.min(size.width, window.width);
  const offered = offeredWidths({ id, isMobile }, most);
  // A narrow cut is made of the whole picture's pixels, so it keeps no larger file than it offers.
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
    ? `${id}-mobile.${shortHash(kept?.file ?? '', JSON.stringify(narrow), settings)}`
    : isRendered || !kept
      ? `${isMobile ? `${id}-mobile` : id}.${shortHash(pixels, settings)}`
      : kept.file;
  const cut = { id, isMobile, file, ...entry, widths: offered, render, dataHash };
  await writeCuts(sharp(pixels), cut, qualities);
  return cut;
}
