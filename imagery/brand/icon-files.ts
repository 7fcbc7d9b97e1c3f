import path from 'node:path';
import type Sharp from 'sharp';
import { drawFavicon, drawHomeIcon } from './draw-icons';
import { webManifest } from './web-manifest';
import { writeIco } from './write-ico';

/** Files at the root of the site; browsers request most of them by these names on their own. */
export const publicFolder = path.resolve(import.meta.dirname, '../../shell/public');

export const icoSizes = [16, 32, 48] as const;
export const homeIcons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** @returns the content of every brand file at the root of the site, by its name */
export async function iconFiles(sharp: typeof Sharp): Promise<ReadonlyMap<string, Buffer>> {
  const favicon = drawFavicon();
  const ico = await Promise.all(
    icoSizes.map(async (size) => ({ size, png: await raster(sharp, favicon, size) })),
  );
  const home = await Promise.all(
    Object.entries(homeIcons).map(
      async ([name, size]) => [name, await raster(sharp, drawHomeIcon(size), size)] as const,
    ),
  );
  return new Map([
    ['favicon.svg', Buffer.from(favicon)],
    ['favicon.ico', writeIco(ico)],
    ...home,
    ['site.webmanifest', Buffer.from(webManifest())],
  ]);
}

/** Rendered at its final size instead of scaled down, so that edges on the grid stay sharp. */
async function raster(sharp: typeof Sharp, svg: string, size: number): Promise<Buffer> {
  const sized = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
  return sharp(Buffer.from(sized)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
