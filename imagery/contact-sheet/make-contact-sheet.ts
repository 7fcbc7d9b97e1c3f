import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readManifest } from '../pictures/manifest';
import { drawSheet } from './draw-sheet';
import { listedPictures, type ListedPicture } from './listed-pictures';
import { sheetPage } from './sheet-page';

const sheetFolder = path.resolve(import.meta.dirname, '../../docs/pictures');
const page = path.join(sheetFolder, 'README.md');

/** Writes docs/pictures: one image with every picture, and a table of where each comes from. */
export async function makeContactSheet(): Promise<void> {
  const { default: sharp } = await import('sharp');
  const pictures = listedPictures(readManifest());
  mkdirSync(sheetFolder, { recursive: true });
  const image = await drawSheet(sharp, pictures);
  writeFileSync(path.join(sheetFolder, 'contact-sheet.webp'), image);
  writeFileSync(page, await formattedPage(pictures));
  console.log(`contact sheet: ${pictures.length} pictures, ${Math.round(image.length / 1000)} KB`);
}

async function formattedPage(pictures: readonly ListedPicture[]): Promise<string> {
  return format(sheetPage(pictures), { ...(await resolveConfig(page)), filepath: page });
}
