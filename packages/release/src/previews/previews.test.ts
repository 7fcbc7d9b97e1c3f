import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { forAllTests } from '@site/testing/fixtures';
import type { FrontendName } from '../frontends';
import { readRelease } from '../release';
import type { SiteFolder } from '../store/site-folder';
import { copyPages } from '../testing/copy-pages';
import { copyFirstRelease } from '../testing/copy-first-release';
import { fakeBuild, type FakeBuild } from '../testing/fake-builds';
import { createFakeSite } from '../testing/fake-site';
import { hashesUnder } from '../testing/hashes-under';
import { previewFrontend } from './preview-frontend';
import {
  describePreview,
  listPreviews,
  previewBytes,
  previewFolder,
  readPreview,
  removeOldPreviews,
} from './preview-folders';

const dayMs = 86_400_000;
const fake = forAllTests(createFakeSite);
let site: SiteFolder;
beforeAll(async () => {
  ({ site } = fake);
  await copyFirstRelease(fake);
});

const buildFolder = (name: FrontendName) => join(fake.builds, name);
function preview(build: FakeBuild, now?: number) {
  fakeBuild(fake.builds, 'mfe-floorplan', build);
  return previewFrontend(site, 'mfe-floorplan', { buildFolder, ...(now !== undefined && { now }) });
}
const ship = (name: FrontendName, text: string) => fake.ship(name, { text }, { write: copyPages });
const filesOf = (id: string) => hashesUnder(previewFolder(site, id).root);
/** Everything but the previews. */
const siteFiles = () =>
  [...hashesUnder(site.root)].filter(([file]) => !file.startsWith('previews/'));
const ids = () => readdirSync(join(site.root, 'previews'));

test('a preview is the live release with one other part, and changes nothing of the site', async () => {
  const before = siteFiles();
  const { id, version } = await preview({ text: 'mfe-floorplan two' });
  expect(siteFiles()).toEqual(before);
  const copy = previewFolder(site, id);
  const [live, next] = [readRelease(site), readRelease(copy)];
  expect(next.versions).toEqual({ ...live.versions, 'mfe-floorplan': version });
  const page = (root: string, file: string) => join(root, 'current/pages', file);
  expect(readFileSync(page(copy.root, 'index.html'), 'utf8')).toContain('mfe-floorplan two');
  expect(readFileSync(page(site.root, 'index.html'), 'utf8')).not.toContain('mfe-floorplan two');
  // No disk space for a page without this part.
  const same = (root: string) => statSync(page(root, 'Brand/intro.html')).ino;
  expect(same(copy.root)).toBe(same(site.root));
  expect(previewBytes(site, id)).toBeLessThan(5_000_000);
});

test('neither a release nor the removal of old versions changes it', async () => {
  const { id } = await preview({ text: 'mfe-floorplan three' });
  const before = filesOf(id);
  await ship('mfe-floorplan', 'mfe-floorplan four');
  await ship('mfe-content', 'mfe-content two');
  expect(filesOf(id)).toEqual(before);
  expect(readRelease(previewFolder(site, id)).versions['mfe-floorplan']).toBeDefined();
});

test.each([
  ['that is live', { text: 'mfe-floorplan four' }, 'is live already: there is nothing to preview'],
  ['for another host', { text: 'five', hostRange: '^9.0.0' }, 'requires host ^9.0.0'],
  ['that does not load', { text: 'six', node: 'throw new Error("no")' }, 'does not load (no)'],
])('a build %s is refused, and nothing is left of it', async (_, build, problem) => {
  const before = ids();
  await expect(preview(build)).rejects.toThrow(problem);
  expect(ids()).toEqual(before);
});

test('it is valid for seven days; then the next preview or release removes it', async () => {
  const now = Date.now();
  const old = await preview({ text: 'seven' }, now - 7 * dayMs);
  expect(readPreview(site, old.id, now - 1)).toEqual(old);
  expect(readPreview(site, old.id, now)).toBeUndefined();
  const { id } = await preview({ text: 'eight' });
  expect(ids()).not.toContain(old.id);
  const older = await preview({ text: 'nine' }, now - 8 * dayMs);
  await ship('mfe-floorplan', 'ten');
  expect(ids()).toContain(id);
  expect(ids()).not.toContain(older.id);
});

test('an aborted one is removed after an hour, and the oldest when there are more than two hundred', () => {
  const now = Date.now();
  const make = (id: string) => mkdirSync(previewFolder(site, id).root, { recursive: true });
  make('being-made');
  make('aborted');
  const longAgo = new Date(now - 3_700_000);
  utimesSync(previewFolder(site, 'aborted').root, longAgo, longAgo);
  const numbers = Array.from({ length: 201 }, (_, index) => index);
  for (const number of numbers) {
    make(`many-${number}`);
    const createdAt = new Date(now + 1_000 + number).toISOString();
    const expiresAt = new Date(now + dayMs).toISOString();
    const version = '1.0.0-1';
    describePreview(site, {
      ...{ id: `many-${number}`, frontend: 'mfe-floorplan', version, createdAt, expiresAt },
    });
  }
  removeOldPreviews(site, now);
  expect(listPreviews(site, now)).toHaveLength(200);
  expect(existsSync(previewFolder(site, 'many-1').root)).toBe(true);
  for (const id of ['many-0', 'aborted'])
    expect(existsSync(previewFolder(site, id).root)).toBe(false);
  expect(ids()).toContain('being-made');
});
