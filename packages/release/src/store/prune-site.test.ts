import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { releasesToKeep, historyToKeep, pruneSite } from './prune-site';
import { sourceMapsOf } from './site-folder';
import { createFakeSite, type FakeSite } from '../testing/fake-site';

const day = 86_400_000;
let fake: FakeSite;
beforeEach(() => (fake = createFakeSite()));
afterEach(() => fake.remove());

const shipPress = async (text: string) =>
  (await fake.ship('mfe-press', { text })).manifest.versions['mfe-press'];
const exists = (version: string) =>
  existsSync(fake.site.publicFolder('mfe-press', version)) &&
  existsSync(fake.site.serverFolder('mfe-press', version));
const hasMaps = (version: string) =>
  existsSync(sourceMapsOf(fake.site, 'mfe-press', version)) &&
  readdirSync(sourceMapsOf(fake.site, 'mfe-press', version)).length === 1;

it('keeps ten releases, and every version for thirty days', async () => {
  const first = (await fake.shipAll()).manifest.versions['mfe-press'];
  const versions = [first];
  for (let count = 0; count < releasesToKeep + historyToKeep; count++)
    versions.push(await shipPress(`press ${count}`));
  expect(readdirSync(fake.site.releases)).toHaveLength(releasesToKeep);
  expect(versions.every(exists)).toBe(true);

  pruneSite(fake.site, Date.now() + 29 * day);
  expect(versions.every(exists)).toBe(true);

  // Ten releases contain the last ten; the oldest of them names ten more in its history.
  pruneSite(fake.site, Date.now() + 31 * day);
  expect(versions.filter((version) => !exists(version))).toEqual([first]);
});

it('keeps the source maps of a version as long as the version, outside of the served folders', async () => {
  const first = (await fake.shipAll()).manifest.versions['mfe-press'];
  for (let count = 0; count <= releasesToKeep + historyToKeep; count++)
    await shipPress(`press ${count}`);
  expect([first, await shipPress('last')].every(hasMaps)).toBe(true);
  const served = readdirSync(fake.site.root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.map') && !file.startsWith('maps/'),
  );
  expect(served).toEqual([]);
  pruneSite(fake.site, Date.now() + 31 * day);
  expect([hasMaps(first), existsSync(sourceMapsOf(fake.site, 'mfe-press', first))]).toEqual([
    false,
    false,
  ]);
});

it('counts from when a version was last live, not from when it was published', async () => {
  await fake.shipAll();
  const old = await shipPress('old');
  const longAgo = new Date(Date.now() - 60 * day);
  utimesSync(fake.site.serverFolder('mfe-press', old), longAgo, longAgo);
  for (let count = 0; count < releasesToKeep + historyToKeep + 1; count++)
    await shipPress(`press ${count}`);
  expect(exists(old)).toBe(true);
});

it('keeps the live versions and those of a rollback, however old', async () => {
  const first = (await fake.shipAll()).manifest.versions['mfe-press'];
  const second = await shipPress('two');
  pruneSite(fake.site, Date.now() + 1000 * day);
  expect([first, second].every(exists)).toBe(true);
  await fake.rollBack('mfe-press');
});
