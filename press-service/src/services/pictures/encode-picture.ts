/**
 * Makes the public files of an uploaded picture. They are encoded again from its pixels alone, so that they contain no
 * location, camera or hidden data (EXIF, XMP, ICC) of the upload.
 */
import { createHash } from 'node:crypto';
import { cutsOf, largestCut, shareWidth } from '@site/contract';
import sharp, { type Sharp } from 'sharp';
import type { StoredPicture } from '../../data/press-store';
import { PressError, type FieldError } from '../../errors';
import { isSequence, sniffFormat, type PictureFormat } from './sniff-format';

/** Of each step; the edges give up after 30 s. */
const timeLimit = { seconds: 8 };
const white = '#fff';

/** Most pixels of an upload: what its decoder can handle in 300 MB. JPEG and WebP are decoded in parts, AVIF as a whole. */
const pixelLimits: Readonly<Record<PictureFormat, number>> = {
  jpeg: 50_000_000,
  webp: 50_000_000,
  png: 24_000_000,
  avif: 16_000_000,
};

/** Settings of the whole process; called at its start. */
export function limitImageLibrary(): void {
  // One thread and no cache of its own: the process also serves the list.
  sharp.concurrency(1);
  sharp.cache(false);
  // Only the decoders of the four formats; none reads text, loads files or runs programs.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
}

/** @throws PressError `invalid_picture` for a file that is not a still picture, is broken, or has too many pixels */
export async function encodePicture(upload: Buffer): Promise<StoredPicture> {
  const pixels = await decode(upload);
  const { width, height, widths } = cutsOf(pixels);
  const raw = { width, height, channels: pixels.channels };
  const cut = (to: number): Sharp => {
    const whole = sharp(pixels.data, { raw }).timeout(timeLimit);
    return to < width ? whole.resize({ width: to }) : whole;
  };
  const files = new Map<string, Buffer>();
  for (const to of widths) {
    files.set(`${to}.avif`, await cut(to).avif({ quality: 55, effort: 2 }).toBuffer());
    files.set(`${to}.webp`, await cut(to).webp({ quality: 80 }).toBuffer());
  }
  const shared = cut(Math.min(width, shareWidth)).flatten({ background: white });
  files.set('share.jpg', await shared.jpeg({ quality: 80, mozjpeg: true }).toBuffer());
  return { name: `${hashOf(files)}-${width}x${height}`, files };
}

/** The largest size as raw pixels: rotated by its orientation, in sRGB. */
async function decode(upload: Buffer) {
  const format = sniffFormat(upload);
  if (!format) throw refused('not_a_picture');
  if (isSequence(upload, format)) throw refused('animated');
  const open = () => sharp(upload, { limitInputPixels: false, failOn: 'truncated' });
  try {
    // Only the header: a decompression bomb is refused before any pixel is decoded.
    const { width, height, pages = 1 } = await open().metadata();
    if (pages > 1) throw refused('animated');
    if (width * height > pixelLimits[format]) throw refused('too_many_pixels');
    const { data, info } = await sharp(upload, {
      limitInputPixels: pixelLimits[format],
      failOn: 'truncated',
      autoOrient: true,
    })
      .timeout(timeLimit)
      .resize({ ...largestCut, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch (error) {
    if (error instanceof PressError) throw error;
    throw refused('broken');
  }
}

function refused(code: FieldError['code']): PressError {
  return new PressError('invalid_picture', { fields: [{ field: 'picture', code }] });
}

function hashOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [name, body] of files) hash.update(`${name} ${body.length}\n`).update(body);
  return hash.digest('hex').slice(0, 32);
}
