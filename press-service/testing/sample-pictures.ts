/** Files for uploads in tests: valid ones, and those of an attacker or a broken phone. */
import { crc32 } from 'node:zlib';
import { picturesUrl } from '@site/contract';
import sharp from 'sharp';
import type { HttpClient } from './http-client';

const lake = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d4f5c' } });

/** @param place in EXIF, as a phone writes it */
export function jpeg(width = 2000, height = 1000, place = '37/1 13/1 48/1'): Promise<Buffer> {
  return lake(width, height)
    .jpeg()
    .withExif({
      IFD0: { Model: 'PhoneOfAnOwner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: place },
    })
    .toBuffer();
}

/** Held upright: the pixels lie on their side. */
export function turnedJpeg(): Promise<Buffer> {
  return lake(900, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer();
}

export const png = (width = 300, height = 200) => lake(width, height).png().toBuffer();
export const webp = () => lake(700, 500).webp().toBuffer();
export const avif = (width = 64, height = 64) => lake(width, height).avif({ effort: 0 }).toBuffer();

export async function animatedWebp(): Promise<Buffer> {
  const frames = [
    await png(40, 40),
    await sharp(await png(40, 40))
      .negate()
      .png()
      .toBuffer(),
  ];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

export async function animatedPng(): Promise<Buffer> {
  const still = await png(40, 40);
  const at = still.indexOf('IDAT') - 4;
  return Buffer.concat([still.subarray(0, at), chunk('acTL', Buffer.alloc(8)), still.subarray(at)]);
}

export async function avifSequence(): Promise<Buffer> {
  const still = Buffer.from(await avif());
  still.write('avis', 8, 'latin1');
  return still;
}

/** A few bytes that claim 40,000 × 40,000 pixels. */
export async function pixelBomb(): Promise<Buffer> {
  const small = await png(10, 10);
  const head = Buffer.from(small.subarray(16, 29));
  head.writeUInt32BE(40_000, 0);
  head.writeUInt32BE(40_000, 4);
  return Buffer.concat([small.subarray(0, 8), chunk('IHDR', head), small.subarray(33)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export const sameOrigin = { 'Sec-Fetch-Site': 'same-origin' };

/** @param called the media type that the client sends */
export function upload(
  client: HttpClient,
  bytes: Uint8Array,
  { field = 'picture', name = 'photo.jpg', type = 'image/jpeg' } = {},
  headers: Record<string, string> = sameOrigin,
): Promise<Response> {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return client.post(picturesUrl, form, headers);
}
