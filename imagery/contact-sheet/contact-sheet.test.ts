import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { keyOf, readManifest } from '../pictures/manifest';
import { listedPictures } from './listed-pictures';
import { hashOfPictures } from './sheet-page';

const folder = path.resolve(import.meta.dirname, '../../docs/pictures');
const pictures = listedPictures(readManifest());
const page = readFileSync(path.join(folder, 'README.md'), 'utf8');

test('docs/pictures is up to date; if not: npm run imagery -- --no-render', () => {
  expect(page).toContain(`${pictures.length} pictures, state \`${hashOfPictures(pictures)}\``);
});

test('every rendered picture is listed', () => {
  expect(pictures.map(({ name }) => name)).toEqual(
    expect.arrayContaining(readManifest().map(keyOf)),
  );
});

test('a changed file of one picture changes the hash', () => {
  const [first, ...others] = pictures;
  if (!first) throw new Error('No pictures');
  expect(hashOfPictures([{ ...first, file: 'other.webp' }, ...others])).not.toBe(
    hashOfPictures(pictures),
  );
});

test('the sheet is one WebP of at most 600 KB', async () => {
  const file = path.join(folder, 'contact-sheet.webp');
  expect((await sharp(file).metadata()).format).toBe('webp');
  expect(statSync(file).size).toBeLessThanOrEqual(600_000);
});
