import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultSite } from '@site/contract';
import sharp from 'sharp';
import { brandColours } from './colours';
import { drawHomeIcon, maskableShare } from './draw-icons';
import { homeIcons, iconFiles, icoSizes, publicFolder } from './icon-files';
import { readIco, writeIco } from './write-ico';

const served = (name: string) => readFileSync(path.join(publicFolder, name));
const pixels = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

test('the colours equal the design tokens', () => {
  const tokens = readFileSync(
    path.resolve(import.meta.dirname, '../../packages/design/src/tokens-css.ts'),
    'utf8',
  );
  for (const [name, value] of Object.entries(brandColours))
    expect(tokens).toContain(`--${name}: ${value};`);
});

test('the served files equal the drawing; if not: npm run imagery -- --only icons', async () => {
  for (const [name, content] of await iconFiles(sharp)) {
    const file = served(name);
    if (name.endsWith('.png'))
      // Not toEqual, which compares a million elements one by one.
      expect((await pixels(file)).data.equals((await pixels(content)).data)).toBe(true);
    else if (name.endsWith('.ico'))
      expect(readIco(file).map(({ size }) => size)).toEqual(
        readIco(content).map(({ size }) => size),
      );
    else expect(file.toString()).toBe(content.toString());
  }
});

test('the .ico holds 16, 32 and 48 pixels, each tower and gap sharp', async () => {
  const images = readIco(served('favicon.ico'));
  expect(images.map(({ size }) => size)).toEqual(icoSizes);
  for (const { size, png } of images) {
    const { data, info } = await pixels(png);
    expect([info.width, info.height]).toEqual([size, size]);
    // The row through all five towers: only background and white, no intermediate colour.
    const row = Math.floor((size * 8.5) / 16) * size * 4;
    const reds = new Set(Array.from({ length: size }, (_, x) => data[row + x * 4]));
    expect(reds).toEqual(new Set([0x0b, 0xff]));
  }
});

test('an .ico file can be read back, and another file throws', () => {
  const images = [
    { size: 256, png: Buffer.from('large') },
    { size: 16, png: Buffer.from('small one') },
  ];
  expect(readIco(writeIco(images))).toEqual(images);
  expect(() => readIco(Buffer.from('<svg xmlns'))).toThrow('Not an .ico file');
});

test.each(Object.entries(homeIcons))('%s is %i wide, opaque', async (name, size) => {
  const { data, info } = await pixels(served(name));
  expect([info.width, info.height]).toEqual([size, size]);
  expect(Array.from({ length: size * size }, (_, i) => data[i * 4 + 3])).not.toContain(254);
  expect(data[3]).toBe(255);
});

test('the mark is inside the safe zone', async () => {
  const size = 512;
  const { data } = await pixels(Buffer.from(drawHomeIcon(size)));
  const farthest = Array.from({ length: size * size }, (_, i) => i)
    .filter((i) => (data[i * 4] ?? 0) > 0x20)
    .map((i) => Math.hypot((i % size) + 0.5 - size / 2, Math.floor(i / size) + 0.5 - size / 2));
  expect(Math.max(...farthest)).toBeGreaterThan(size * 0.25);
  expect(Math.max(...farthest)).toBeLessThanOrEqual((size * maskableShare) / 2);
});

test('the web manifest has the Korean name of the site, and its icons exist in the listed sizes', async () => {
  const manifest = JSON.parse(served('site.webmanifest').toString()) as {
    name: string;
    lang: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: defaultSite.name, lang: 'ko', start_url: '/' });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(served(src.slice(1))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});
