import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { releasesToKeep, historyToKeep, pruneSite } from './prune-site';
import { createFakeSite, type FakeSite } from '../testing/fake-site';

jest.setTimeout(60_000);
const day = 86_400_000;
let fake: FakeSite;
beforeEach(() => (fake = createFakeSite()));
afterEach(() => fake.remove());

const shipPress = async (text: string) =>
  (await fake.ship('mfe-press', { text })).record.versions['mfe-press'];
const isKept = (version: string) =>
  existsSync(fake.site.publicFolder('mfe-press', version)) &&
  existsSync(fake.site.serverFolder('mfe-press', version));

it('keeps ten generations, and every version while it is younger than thirty days', async () => {
  const first = (await fake.shipAll()).record.versions['mfe-press'];
  const versions = [first];
  for (let count = 0; count < releasesToKeep + historyToKeep; count++)
    versions.push(await shipPress(`press ${count}`));
  expect(readdirSync(fake.site.releases)).toHaveLength(releasesToKeep);
  expect(versions.every(isKept)).toBe(true);

  pruneSite(fake.site, Date.now() + 29 * day);
  expect(versions.every(isKept)).toBe(true);

  // Ten generations run the last ten; the oldest of them names ten more in its history.
  pruneSite(fake.site, Date.now() + 31 * day);
  expect(versions.filter((version) => !isKept(version))).toEqual([first]);
});

it('counts from when a version was last out, not from when it was published', async () => {
  await fake.shipAll();
  const old = await shipPress('old');
  const longAgo = new Date(Date.now() - 60 * day);
  utimesSync(fake.site.serverFolder('mfe-press', old), longAgo, longAgo);
  for (let count = 0; count < releasesToKeep + historyToKeep + 1; count++)
    await shipPress(`press ${count}`);
  expect(isKept(old)).toBe(true);
});

it('leaves what is out and what can be rolled back to, however old', async () => {
  const first = (await fake.shipAll()).record.versions['mfe-press'];
  const second = await shipPress('two');
  pruneSite(fake.site, Date.now() + 1000 * day);
  expect([first, second].every(isKept)).toBe(true);
  await fake.rollBack('mfe-press');
});
