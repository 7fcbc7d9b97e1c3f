import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFormatted } from '../write-formatted';
import { readManifest } from '../pictures/manifest';
import { drawSheet } from './draw-sheet';
import { listedPictures } from './listed-pictures';
import { sheetPage } from './sheet-page';

const sheetFolder = path.resolve(import.meta.dirname, '../../docs/pictures');

/** Writes docs/pictures: one image with all pictures, and the page that shows it. */
export async function makeContactSheet(): Promise<void> {
  const { default: sharp } = await import('sharp');
  const pictures = listedPictures(readManifest());
  mkdirSync(sheetFolder, { recursive: true });
  const image = await drawSheet(sharp, pictures);
  writeFileSync(path.join(sheetFolder, 'contact-sheet.webp'), image);
  await writeFormatted(path.join(sheetFolder, 'README.md'), sheetPage(pictures));
  console.log(`contact sheet: ${pictures.length} pictures, ${Math.round(image.length / 1000)} KB`);
}
