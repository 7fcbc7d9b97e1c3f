import path from 'node:path';
import type Sharp from 'sharp';
import { picturesFolder } from '../files/hashed-files';
import type { ListedPicture } from './listed-pictures';

const columns = 6;
const tile = { width: 250, height: 176 };
const label = { height: 34, air: 12 };
const step = { x: tile.width + label.air, y: tile.height + label.height + label.air };

/** @returns all pictures in rows as one WebP, uncropped, with name and size below each */
export async function drawSheet(
  sharp: typeof Sharp,
  pictures: readonly ListedPicture[],
): Promise<Buffer> {
  const width = columns * step.x + label.air;
  const height = Math.ceil(pictures.length / columns) * step.y + label.air;
  const layers = [];
  for (const [index, { file }] of pictures.entries()) {
    const small = await sharp(path.join(picturesFolder, file))
      .resize({ ...tile, fit: 'inside' })
      .toBuffer({ resolveWithObject: true });
    const { left, top } = placeOf(index);
    layers.push({
      input: small.data,
      left: left + Math.floor((tile.width - small.info.width) / 2),
      top: top + tile.height - small.info.height,
    });
  }
  return sharp({ create: { width, height, channels: 3, background: '#f3f1ec' } })
    .composite([
      ...layers,
      { input: Buffer.from(labels(pictures, width, height)), left: 0, top: 0 },
    ])
    .webp({ quality: 62, effort: 6 })
    .toBuffer();
}

function placeOf(index: number) {
  return {
    left: label.air + (index % columns) * step.x,
    top: label.air + Math.floor(index / columns) * step.y,
  };
}

function labels(pictures: readonly ListedPicture[], width: number, height: number): string {
  const lines = pictures.map((picture, index) => {
    const { left, top } = placeOf(index);
    const x = left + tile.width / 2;
    const y = top + tile.height;
    return (
      `<text x="${x}" y="${y + 15}" font-weight="600">${picture.name}</text>` +
      `<text x="${x}" y="${y + 29}" fill="#6b665c">${picture.width} × ${picture.height}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="12" text-anchor="middle" fill="#10222d">${lines.join('')}</svg>`;
}
