import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { drawnFiles } from '../../mfe-content/src/content/drawn-files';
import { renderedPictures as ofContent } from '../../mfe-content/src/content/rendered-pictures';
import { renderedPictures as ofFloorplan } from '../../mfe-floorplan/src/content/rendered-pictures';
import { renderedPictures as ofRegistration } from '../../mfe-registration/src/content/rendered-pictures';
import { renderedPictures as ofShell } from '../../shell/src/content/rendered-pictures';
import { planFiles } from '../../mfe-floorplan/src/content/drawn/plan-files';
import { picturesFolder } from '../files/hashed-files';
import { filesOf, keyOf, readManifest } from './manifest';
import { renderedFiles } from './picture-modules';
import { pictureSources } from './picture-sources';
import { offeredWidths } from './picture-widths';
import { readPageShareRecords } from '../share/page-share-record';
import { readShareRecord } from '../share/share-record';
import { unitTypes } from '../units/unit';
import { wantedPictures } from './wanted-pictures';

const entries = readManifest();
const sources = pictureSources();
const files = new Set(readdirSync(picturesFolder));

test('every rendered picture of a page has one source, and every source is used', () => {
  const wanted = Object.values(wantedPictures).flatMap((assets) => assets.map(({ id }) => id));
  const served = sources.filter(({ mobile }) => !mobile).map(({ id }) => id);
  expect([...served].sort()).toEqual([...new Set(wanted)].sort());
});

test('every picture of a page has its files; if not: npm run imagery', () => {
  const keys = new Set(entries.map(keyOf));
  const without = sources
    .map(({ id, mobile = false }) => keyOf({ id, isMobile: mobile }))
    .filter((key) => !keys.has(key));
  expect(without).toEqual([]);
});

test.each([
  ['shell', ofShell],
  ['mfe-content', ofContent],
  ['mfe-floorplan', ofFloorplan],
  ['mfe-registration', ofRegistration],
] as const)(
  'the pages of %s name the files of the manifest; if not: npm run imagery -- --no-render',
  (workspace, named) => {
    expect(named).toEqual(renderedFiles(workspace, entries));
  },
);

test('no file is missing and none is unused', () => {
  const drawn = [...Object.values(drawnFiles), ...Object.values(planFiles)].map((address) =>
    path.basename(address),
  );
  const named = entries.flatMap(filesOf);
  const site = readShareRecord();
  const shared = [...(site ? [site] : []), ...readPageShareRecords()].map(({ file }) => file);
  expect([...files].sort()).toEqual([...drawn, ...named, ...shared].sort());
});

test('every picture was rendered from the current data; if not: npm run imagery -- --only <id>', () => {
  const hashes = new Map(
    sources.map((source) => [
      keyOf({ id: source.id, isMobile: source.mobile ?? false }),
      source.dataHash,
    ]),
  );
  expect(entries.filter((entry) => hashes.get(keyOf(entry)) !== entry.dataHash).map(keyOf)).toEqual(
    [],
  );
});

test('every picture has the widths that pages use; if not: npm run imagery -- --cuts', () => {
  for (const entry of entries)
    expect([entry.file, entry.widths]).toEqual([entry.file, offeredWidths(entry, entry.width)]);
});

test('every file is readable, in its format and in the size of the manifest', async () => {
  for (const entry of entries) {
    for (const name of filesOf(entry)) {
      const { format, compression, ...size } = await sharp(
        path.join(picturesFolder, name),
      ).metadata();
      const width = Number(/-(\d+)\.\w+$/.exec(name)?.[1]);
      const expected = Math.round((width * entry.height) / entry.width);
      // The names of the two formats in libvips.
      const kind = name.endsWith('.avif') ? 'heif av1' : 'webp';
      expect([
        name,
        [format, compression].filter(Boolean).join(' '),
        size.width,
        Math.abs(size.height - expected) <= 1,
      ]).toEqual([name, kind, width, true]);
    }
  }
});

// A phone of 412 points and 1.75 pixels a point takes the first file of the cut for narrow windows, or of these
// pictures, which are shown whole and larger than the banner of their page, the one for 646 pixels.
const ofPages: Readonly<Record<string, number>> = { premium: 704 };
const firstPictures = entries.filter(({ id, isMobile }) =>
  isMobile ? /^(banner-|home-hero|schedule|not-found)/.test(id) : id in ofPages,
);

test.each(firstPictures)(
  '$id, the first picture of a route, weighs at most 58 KB on a phone',
  (entry) => {
    const width = ofPages[entry.id] ?? entry.widths[0];
    const { size } = statSync(path.join(picturesFolder, `${entry.file}-${width}.avif`));
    expect(size).toBeLessThanOrEqual(58_000);
  },
);

test('every route has a first picture for phones, and all media have at most 60 MB', () => {
  expect(firstPictures.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'home-hero',
      'banner-dusk',
      'banner-gate',
      'banner-court',
      'banner-pond',
      ...unitTypes.map((type) => `banner-${type}`),
      'banner-water',
      'premium',
      'schedule',
      'not-found-water',
    ]),
  );
  const media = path.dirname(picturesFolder);
  const all = readdirSync(media, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + statSync(path.join(media, name)).size,
    0,
  );
  expect(all).toBeLessThanOrEqual(60_000_000);
});
