import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { forEachTest } from '@site/testing/fixtures';
import { releasesToKeep, historyToKeep, pruneSite } from './prune-site';
import { sourceMapsOf } from './site-folder';
import { copyPages } from '../testing/copy-pages';
import { copyFirstRelease } from '../testing/copy-first-release';
import { createFakeSite } from '../testing/fake-site';

const day = 86_400_000;
const fake = forEachTest(createFakeSite);

const shipPress = async (text: string) =>
  (await fake.ship('mfe-press', { text }, { write: copyPages })).manifest.versions['mfe-press'];
const exists = (version: string) =>
  existsSync(fake.site.publicFolder('mfe-press', version)) &&
  existsSync(fake.site.serverFolder('mfe-press', version));
const hasMaps = (version: string) =>
  sourceMapsIn(sourceMapsOf(fake.site, 'mfe-press', version)) === 1;
const sourceMapsIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).length : 0);
/** Source maps in the folders that an edge serves. */
const servedMaps = () =>
  readdirSync(fake.site.root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.map') && !file.startsWith('maps/'),
  );

it('keeps ten releases; versions for thirty days after they were live, and their source maps as long, which no edge serves', async () => {
  const first = (await copyFirstRelease(fake)).versions['mfe-press'];
  const old = await shipPress('old');
  // Published long ago, live until a moment ago.
  const longAgo = new Date(Date.now() - 60 * day);
  utimesSync(fake.site.serverFolder('mfe-press', old), longAgo, longAgo);
  const versions = [first, old];
  for (let count = 0; count < releasesToKeep + historyToKeep; count++)
    versions.push(await shipPress(`press ${count}`));
  expect(readdirSync(fake.site.releases)).toHaveLength(releasesToKeep);
  expect(versions.every(exists)).toBe(true);

  pruneSite(fake.site, Date.now() + 29 * day);
  expect(versions.every((version) => exists(version) && hasMaps(version))).toBe(true);
  expect(servedMaps()).toEqual([]);

  // Ten releases contain the last ten; the oldest of them names ten more in its history.
  pruneSite(fake.site, Date.now() + 31 * day);
  expect(versions.filter((version) => !exists(version))).toEqual([first, old]);
  expect(versions.filter((version) => !hasMaps(version))).toEqual([first, old]);
});

it('keeps the live versions and those of a rollback, however old', async () => {
  const first = (await copyFirstRelease(fake)).versions['mfe-press'];
  const second = await shipPress('two');
  pruneSite(fake.site, Date.now() + 1000 * day);
  expect([first, second].every(exists)).toBe(true);
  await fake.rollBack('mfe-press');
});
