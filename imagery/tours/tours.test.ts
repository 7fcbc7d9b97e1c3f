import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultSite, tourPagePattern, tourSecurityPolicy } from '@site/contract';
import { missingLetters } from '../fonts/read-font';
import { buildViewer } from './build-viewer';
import { lettersOf, tourFaceAddress } from './tour-face';

const media = path.resolve(import.meta.dirname, '../media');
const folder = path.join(media, 'tours');
const pages = readdirSync(folder).filter((file) => file.endsWith('.html'));

test('every tour of the site facts is a page here, and its URL matches the rule of the edge', () => {
  const addresses = Object.values(defaultSite.embeds.tours);
  expect(addresses.filter((address) => !tourPagePattern.test(address))).toEqual([]);
  expect(addresses.map((address) => path.basename(address)).sort()).toEqual([...pages].sort());
});

test('script and style are built from the current sources; if not: npm run imagery -- --no-render', async () => {
  const { script, style } = await buildViewer();
  expect(readFileSync(path.join(folder, script.name), 'utf8')).toBe(script.text);
  expect(readFileSync(path.join(folder, style.name), 'utf8')).toBe(style.text);
});

test('the typeface has every glyph of the pages; if not: npm run imagery -- --no-render', () => {
  const shown = lettersOf(pages.map((page) => readFileSync(path.join(folder, page), 'utf8')));
  expect(shown.filter((letter) => /[가-힣]/.test(letter)).length).toBeGreaterThan(40);
  expect(missingLetters(path.join(media, '..', tourFaceAddress()), shown)).toBe('');
  expect(tourSecurityPolicy).toContain("font-src 'self'");
});

test.each(pages)('%s names existing files, and its script with a digest', (page) => {
  const html = readFileSync(path.join(folder, page), 'utf8');
  const named = [...html.matchAll(/(?:src|srcset|href|data-panorama)="\/media\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  const missing = named
    .flatMap((file) => (/\.\w{2,5}$/.test(file) ? [file] : [`${file}.avif`, `${file}.webp`]))
    .filter((file) => !existsSync(path.join(media, file)));
  expect(named.length).toBeGreaterThan(4);
  expect(missing).toEqual([]);
  const [, src = '', integrity = ''] =
    /src="\/media\/([^"]+)" integrity="sha384-([^"]+)"/.exec(html) ?? [];
  const digest = createHash('sha384')
    .update(readFileSync(path.join(media, src)))
    .digest('base64');
  expect(integrity).toBe(digest);
});
