import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { temporaryFolders } from '@site/testing/fixtures';
import { copyNamedPictures } from './copy-named-pictures';

const newFolder = temporaryFolders();
let dist: string;
const pictures = readdirSync(join(repositoryRoot, 'imagery/media/pictures'));
const drawing = pictures.find((file) => file.endsWith('.svg')) ?? 'no drawing';
/** Every file of one rendered picture that has both formats. */
const rendered = pictures.find((file) => /-\d+\.webp$/.test(file))?.replace(/-\d+\.webp$/, '');
const cuts = pictures.filter((file) => file.startsWith(`${rendered}-`));
const shared = pictures.find((file) => file.endsWith('.jpg')) ?? 'no picture of shared links';
const bundle = (text: string) => writeFileSync(join(dist, 'web/page.js'), text);

beforeEach(() => {
  dist = newFolder();
  mkdirSync(join(dist, 'web'));
});

test('copies the drawings that a build names, and every width of its rendered pictures', () => {
  bundle(`a="/media/pictures/${drawing}";b={file:"/media/pictures/${rendered}",widths:[1]}`);
  copyNamedPictures(dist);
  const copied = readdirSync(join(dist, 'media/pictures'));
  expect(copied).toContain(drawing);
  expect(cuts.length).toBeGreaterThan(2);
  expect(copied.sort()).toEqual([drawing, ...cuts].sort());
});

test('copies the picture of shared links that a build names', () => {
  bundle(`a="/media/pictures/${shared}"`);
  copyNamedPictures(dist);
  expect(readdirSync(join(dist, 'media/pictures'))).toEqual([shared]);
});

test('copies nothing for a build without pictures, and removes those of the build before', () => {
  bundle(`a="/media/pictures/${drawing}"`);
  copyNamedPictures(dist);
  bundle('a=1');
  copyNamedPictures(dist);
  expect(existsSync(join(dist, 'media'))).toBe(false);
});

test('a missing picture is an error', () => {
  bundle('a="/media/pictures/nowhere.12345678"');
  expect(() => copyNamedPictures(dist)).toThrow('contains no nowhere.12345678');
});
