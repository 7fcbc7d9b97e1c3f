/** Releasing through a store: refusals, repairs, removals, and two releasers at the same moment. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLiveRelease } from '../store/live-release';
import { sha256 } from '../sha256';
import { copyPages } from '../testing/copy-pages';
import { createReleaser, until, type Releaser } from '../testing/followed-site';
import { setUpStoreScene } from '../testing/store-scene';
import { startStore } from '../testing/store-under-test';
import { writeReport } from './follower-reports';
import { listSiteFiles, readIndex } from './release-index';
import { StoreUnreachable, type ReleaseStore, type StoredObject } from './release-store';
import { readManifest } from './store-manifest';
import { waitForFollowers } from './wait-for-followers';

const { tested, follow, newReleaser, added } = setUpStoreScene();
type Put = ReleaseStore['put'];
/** @param change of the writing of its store */
const releaserWith = (change: (whole: Put) => Put) =>
  newReleaser({ ...tested().store, put: change(tested().store.put) });
const isSwitchTo2 = (key: string, bytes: Uint8Array) =>
  key === 'manifest.json' && JSON.parse(Buffer.from(bytes).toString()).live.id === 2;
const requireFile = ({ fake: { site } }: Releaser, path: string) => {
  const file = listSiteFiles(site, 1).find((listed) => listed.path === path);
  if (!file) throw new Error(`no ${path}`);
  return file;
};

test('a damaged object is refused and named, nothing switches, and the next release repairs it', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  const [edge] = follow('edge-1');
  await until('the first release', () => edge?.follower.live() === 1);
  const before = edge?.served();
  let broken: string | undefined;
  // On its way to the store, a byte of the first object is flipped; the size stays.
  const breaker = releaserWith((whole) => (key, bytes, condition) => {
    if (broken !== undefined || !key.startsWith('objects/')) return whole(key, bytes, condition);
    broken = key;
    const flipped = Buffer.from(bytes);
    flipped[0] = (flipped[0] ?? 0) ^ 1;
    return whole(key, flipped, condition);
  });
  await expect(breaker.ship('mfe-press', 'two')).rejects.toThrow(
    /Release 2 is refused:\n- edge-1: .*objects\/[0-9a-f]{64} \(.+\) is damaged/,
  );
  expect(broken).toBeDefined();
  expect(edge?.lines.join('\n')).toContain(broken);
  expect((await readManifest(tested().store)).manifest).toMatchObject({ live: { id: 1 } });
  expect(edge?.served()).toEqual(before);
  await breaker.ship('mfe-press', 'two');
  expect(edge?.follower.live()).toBe(2);
  expect(edge?.served()).toEqual(breaker.fake.served());
});

test('a damaged object of the live release: a job names the remedy, a machine with the file repairs it without a refusal', async () => {
  const releaser = newReleaser(tested().store, 100);
  await releaser.publishFirst();
  const { hash } = requireFile(releaser, 'releases/1/pages/index.html');
  writeFileSync(tested().fileOf(`objects/${hash}`), 'damaged');
  const [edge] = follow('edge-1');
  await until('the refusal', () => edge?.lines.some((line) => line.includes(hash)) ?? false);
  const job = added(createReleaser(tested().store, { write: copyPages }));
  await expect(job.ship('mfe-press', 'two')).rejects.toThrow(
    `objects/${hash} (releases/1/pages/index.html) is damaged. It belongs to the live release`,
  );
  await releaser.publishFirst();
  expect(releaser.lines.at(-1)).toMatch(/^still on the release before: edge-1 \(.+ is damaged\)$/);
  const repaired = (await tested().store.get(`objects/${hash}`)) as StoredObject;
  expect(sha256(repaired.bytes)).toBe(hash);
});

test('a refusal ends the waiting for a release, unless its object was uploaded again or the store has switched', async () => {
  const release = { id: 2, index: 'a'.repeat(64) };
  const refused = { index: release.index, reason: 'x is damaged', damaged: 'objects/x' };
  await writeReport(tested().store, { name: 'edge-1', live: undefined, ready: undefined, refused });
  const wait = (state: 'ready' | 'live', repaired?: ReadonlySet<string>) =>
    waitForFollowers(tested().store, {
      release,
      state,
      timeoutMs: 0,
      ...(repaired && { repaired }),
    });
  const isBehind = { done: [], behind: ['edge-1 (x is damaged)'], silent: [] };
  await expect(wait('ready')).rejects.toThrow('Release 2 is refused:\n- edge-1: x is damaged');
  await expect(wait('ready', new Set(['objects/y']))).rejects.toThrow('Release 2 is refused');
  await expect(wait('ready', new Set(['objects/x']))).resolves.toEqual(isBehind);
  await expect(wait('live')).resolves.toEqual(isBehind);
});

test('a store that cannot be reached after the switch fails no release', async () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const releaser = newReleaser({
    ...tested().store,
    async list(prefix) {
      const { live } = (await readManifest(tested().store)).manifest;
      if (live && prefix === 'followers/') throw new StoreUnreachable('away');
      return tested().store.list(prefix);
    },
  });
  expect((await releaser.publishFirst()).manifest.id).toBe(1);
  expect((await readManifest(tested().store)).manifest.live?.id).toBe(1);
  expect(warnings.mock.calls.flat()).toEqual([
    'It is not known which followers have switched: away',
    expect.stringMatching(/^Reports of removed machines stay in .*: away$/),
  ]);
  warnings.mockRestore();
});

test.each([
  ['the store has switched', true],
  ['nothing was written', false],
])('the answer to the switch is lost, %s', async (_, isWritten) => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  const losing = releaserWith((whole) => async (key, bytes, condition) => {
    if (!isSwitchTo2(key, bytes)) return whole(key, bytes, condition);
    if (isWritten) await whole(key, bytes, condition);
    throw new StoreUnreachable('the connection was closed');
  });
  const shipping = losing.ship('mfe-press', 'two').then(
    () => 'live',
    (error: unknown) => (error as Error).message,
  );
  expect(await shipping).toBe(isWritten ? 'live' : 'the connection was closed');
  const { live, next } = (await readManifest(tested().store)).manifest;
  const id = isWritten ? 2 : 1;
  expect([live?.id, next, readLiveRelease(losing.fake.site)?.id]).toEqual([id, undefined, id]);
});

test('a folder that cannot switch after the store has: the error says what is live, and the next release repairs it', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  let isBlocked = true;
  const { site } = releaser.fake;
  const blocked = releaserWith((whole) => async (key, bytes, condition) => {
    const tag = await whole(key, bytes, condition);
    if (isBlocked && isSwitchTo2(key, bytes)) mkdirSync(obstacle(), { recursive: true });
    return tag;
  });
  // In the place of the link that is about to be renamed; the failed release removes it.
  const obstacle = () => join(blocked.fake.site.staging, 'current');
  await expect(blocked.ship('mfe-press', 'two')).rejects.toThrow(
    /^The release is live in .+ repairs it/,
  );
  expect((await readManifest(tested().store)).manifest.live?.id).toBe(2);
  isBlocked = false;
  await blocked.ship('mfe-press', 'three');
  const { live } = (await readManifest(tested().store)).manifest;
  expect(readLiveRelease(blocked.fake.site)?.id).toBe(live?.id);
  expect(live?.id).toBe(3);
  expect(readLiveRelease(site)?.id).toBe(1);
});

test('releases by jobs, each on an empty folder: what was not live for thirty days leaves the list', async () => {
  const share = await startStore('folder');
  await newReleaser(share.store).publishFirst();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now');
  const lists: (readonly string[])[] = [];
  for (let day = 4; day <= 80; day += 4) {
    clock.mockReturnValue(now + day * 86_400_000);
    const job = createReleaser(share.store, { write: copyPages });
    await job.ship('mfe-press', `day ${day}`);
    job.remove();
    const { live } = (await readManifest(share.store)).manifest;
    lists.push(live ? (await readIndex(share.store, live)).map(({ path }) => path) : []);
  }
  clock.mockRestore();
  const counts = (start: string) =>
    lists.map((paths) => {
      const under = paths.filter((path) => path.startsWith(start));
      return new Set(under.map((path) => path.slice(start.length).split('/')[0])).size;
    });
  // A version stays for rollbacks, the ten of the history; a stylesheet for thirty days.
  for (const folder of [
    'remotes/mfe-press/',
    'server/mfe-press/',
    'sbom/mfe-press/',
    'maps/mfe-press/',
  ])
    expect(counts(folder)).toEqual(lists.map((_, at) => Math.min(at + 2, 12)));
  expect(Math.max(...counts('media/styles/').slice(10))).toBe(counts('media/styles/')[9]);
  expect(lists[19]).toHaveLength(lists[14]?.length ?? 0);
  await share.stop();
});

test('two releases at the same moment on two machines: neither is lost', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  const other = added(createReleaser(tested().store, { write: copyPages }));
  const [edge] = follow('edge-1');
  const [one, two] = await Promise.all([
    releaser.ship('mfe-press', 'press two'),
    other.ship('mfe-content', 'content two'),
  ]);
  expect([one, two].map(({ manifest }) => manifest.id).sort()).toEqual([2, 3]);
  await until('both releases', () => edge?.follower.live() === 3);
  const { versions } = JSON.parse(
    readFileSync(join(edge?.site.current ?? '', 'manifest.json'), 'utf8'),
  ) as { versions: Record<string, string> };
  expect(versions['mfe-press']).toBe(one.manifest.versions['mfe-press']);
  expect(versions['mfe-content']).toBe(two.manifest.versions['mfe-content']);
});

test('a releaser that lost its lock loses its release, not that of another', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  const other = newReleaser();
  const late = releaserWith((whole) => async (key, bytes, condition) => {
    // Between its reading and its writing of the manifest, its lock goes stale and another releases.
    if (key === 'manifest.json' && JSON.parse(Buffer.from(bytes).toString()).next?.id === 2) {
      await tested().store.remove(['release.lock']);
      if ((await readManifest(tested().store)).manifest.live?.id === 1)
        await other.ship('mfe-content', 'content two');
    }
    return whole(key, bytes, condition);
  });
  await expect(late.ship('mfe-press', 'press two')).rejects.toThrow(
    /Another release was published/,
  );
  await late.ship('mfe-press', 'press two');
  const { versions } = JSON.parse(
    readFileSync(join(late.fake.site.current, 'manifest.json'), 'utf8'),
  ) as { versions: Record<string, string> };
  expect(Object.keys(versions)).toContain('mfe-content');
  expect((await readManifest(tested().store)).manifest.live?.id).toBe(3);
});
