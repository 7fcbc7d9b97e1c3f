import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OverlayOptions } from 'sharp';
import { brandColours } from '../brand/colours';
import { picturesFolder } from '../files/hashed-files';
import { sourceFile } from './page-share-record';
import { pageShareWords } from './page-share-words';
import type { PageShare } from './page-shares';
import { pageShareLimitBytes, shareSize } from './share-size';

/** Places of drawings: one beside the heading, two below it. */
const oneDrawing = [{ left: 470, top: 60, width: 690, height: 500 }];
const twoDrawings = [
  { left: 40, top: 150, width: 540, height: 400 },
  { left: 620, top: 150, width: 540, height: 400 },
];

/** @returns the picture of a shared page as a JPEG @throws Error when it cannot be as small as it must be */
export async function drawPageShare(share: PageShare): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = shareSize;
  const words = { input: Buffer.from(pageShareWords(share)), left: 0, top: 0 };
  const picture = await (
    share.look === 'photo'
      ? sharp(read(share.pictures[0] ?? ''))
          .resize(width, height, { fit: 'cover' })
          .composite([words])
      : sharp({ create: { width, height, channels: 3, background: brandColours.paper } }).composite(
          [...(await drawings(share)), words],
        )
  )
    .removeAlpha()
    .png()
    .toBuffer();
  for (let quality = 86; quality >= 58; quality -= 4) {
    const jpeg = await sharp(picture)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 72 ? '4:4:4' : '4:2:0' })
      .toBuffer();
    if (jpeg.length <= pageShareLimitBytes) return jpeg;
  }
  throw new Error(`${share.routeId}: no quality gives at most ${pageShareLimitBytes} bytes`);
}

function drawings({ pictures }: PageShare): Promise<OverlayOptions[]> {
  const places = pictures.length === 1 ? oneDrawing : twoDrawings;
  return Promise.all(
    places.map(async ({ left, top, ...box }, index) => {
      const { default: sharp } = await import('sharp');
      const input = await sharp(read(pictures[index] ?? ''), { density: 144 })
        .resize({ ...box, fit: 'contain', background: '#0000' })
        .png()
        .toBuffer();
      return { input, left, top };
    }),
  );
}

function read(id: string): Buffer {
  return readFileSync(path.join(picturesFolder, sourceFile(id)));
}
