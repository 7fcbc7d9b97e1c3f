/** Releases through a store, followed by three folders; the store is a real S3 server where there is one. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyPages, removePages } from '../testing/copy-pages';
import { createFakeSite, hashesUnder } from '../testing/fake-site';
import {
  createReleaser,
  startFollower,
  until,
  type FollowingSite,
  type Releaser,
} from '../testing/followed-site';
import { realKind, startStore, type StoreUnderTest } from '../testing/store-under-test';
import { writeReport } from './follower-reports';
import { listSiteFiles, readIndex, sha256 } from './release-index';
import { StoreUnreachable, type ReleaseStore, type StoredObject } from './release-store';
import { readManifest } from './store-manifest';
import { waitForFollowers } from './wait-for-followers';

let tested: StoreUnderTest;
let followers: FollowingSite[] = [];
const releasers: Releaser[] = [];
const first = createFakeSite();
beforeAll(async () => {
  await first.shipAll();
  // 30 MB that these tests need not carry around.
  for (const folder of ['clips', 'tours'])
    rmSync(join(first.site.root, 'media', folder), { recursive: true });
  removePages(first.site);
});
afterAll(() => first.remove());
beforeEach(async () => {
  tested = await startStore(realKind);
});
afterEach(async () => {
  await Promise.all(followers.map((following) => following.stop()));
  followers = [];
  for (const releaser of releasers.splice(0)) releaser.remove();
  await tested.stop();
});

/** The real pause is measured by npm run resilience -- store. */
const quickly = (ms: number) => pause(Math.min(ms, 50));
const follow = (...names: string[]) => {
  const started = names.map((name) => startFollower(tested.store, name, { wait: quickly }));
  followers.push(...started);
  return started;
};
/** A machine that has released once, before there was a store. */
const newReleaser = (store = tested.store, patienceMs = 30_000) =>
  added(createReleaser(store, { from: first.site, patienceMs, write: copyPages }));
const requireFile = ({ fake: { site } }: Releaser, path: string) => {
  const file = listSiteFiles(site, 1).find((listed) => listed.path === path);
  if (!file) throw new Error(`no ${path}`);
  return file;
};
const added = (releaser: Releaser) => {
  releasers.push(releaser);
  return releaser;
};

test('three followers serve exactly what was released, through releases and a rollback [OPS-4]', async () => {
  const releaser = newReleaser();
  const { site } = releaser.fake;
  await releaser.publishFirst();
  expect(releaser.lines).toContain('No edge or SSR server follows this store yet.');
  follow('edge-1', 'edge-2', 'ssr-1');
  await until('the first release', () => followers.every(({ follower }) => follower.live() === 1));
  await releaser.ship('mfe-press', 'two');
  for (const { site: own, served, follower } of followers) {
    expect(follower.live()).toBe(2);
    expect(served()).toEqual(releaser.fake.served());
    expect(listSiteFiles(own, 2)).toEqual(listSiteFiles(site, 2));
  }
  expect(releaser.lines).toEqual(
    expect.arrayContaining(['ready: edge-1, edge-2, ssr-1', 'switched: edge-1, edge-2, ssr-1']),
  );
  // Only what the store lacks is uploaded.
  const counts = releaser.lines.flatMap(
    (line) => /(\d+) of (\d+) files/.exec(line)?.slice(1) ?? [],
  );
  const [all, ofAll, changed, ofChanged] = counts.map(Number);
  expect(all).toBeGreaterThan((ofAll ?? 0) / 2);
  expect(changed).toBeLessThan((ofChanged ?? 0) / 2);
  await releaser.rollBack('mfe-press');
  const three = releaser.fake.served();
  for (const { served, site: own } of followers) {
    expect(served()).toEqual(three);
    // The release before stays for pages in progress; the one before that is gone.
    expect([1, 2, 3].map((id) => existsSync(join(own.releases, String(id))))).toEqual([
      false,
      true,
      true,
    ]);
  }
});

test('a damaged object is refused and named, nothing switches, and the next release repairs it', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  const [edge] = follow('edge-1');
  await until('the first release', () => edge?.follower.live() === 1);
  const before = edge?.served();
  const whole = tested.store.put;
  let broken: string | undefined;
  // On its way to the store, a byte of the first object is flipped; the size stays.
  const breaking = {
    ...tested.store,
    put: async (...[key, bytes, condition]: Parameters<typeof whole>) => {
      if (broken !== undefined || !key.startsWith('objects/')) return whole(key, bytes, condition);
      broken = key;
      const flipped = Buffer.from(bytes);
      flipped[0] = (flipped[0] ?? 0) ^ 1;
      return whole(key, flipped, condition);
    },
  };
  const breaker = newReleaser(breaking);
  await expect(breaker.ship('mfe-press', 'two')).rejects.toThrow(
    /Release 2 is refused:\n- edge-1: .*objects\/[0-9a-f]{64} \(.+\) is damaged/,
  );
  expect(broken).toBeDefined();
  expect(edge?.lines.join('\n')).toContain(broken);
  expect((await readManifest(tested.store)).manifest).toMatchObject({ live: { id: 1 } });
  expect(edge?.served()).toEqual(before);
  await breaker.ship('mfe-press', 'two');
  expect(edge?.follower.live()).toBe(2);
  expect(edge?.served()).toEqual(breaker.fake.served());
});

test('a damaged object of the live release: a job says what to do, a machine with the file repairs it, and that is no refusal', async () => {
  const releaser = newReleaser(tested.store, 100);
  await releaser.publishFirst();
  const { hash } = requireFile(releaser, 'releases/1/pages/index.html');
  writeFileSync(tested.fileOf(`objects/${hash}`), 'damaged');
  const [edge] = follow('edge-1');
  await until('the refusal', () => edge?.lines.some((line) => line.includes(hash)) ?? false);
  const job = added(createReleaser(tested.store, { write: copyPages }));
  await expect(job.ship('mfe-press', 'two')).rejects.toThrow(
    `objects/${hash} (releases/1/pages/index.html) is damaged. It belongs to the live release`,
  );
  await releaser.publishFirst();
  expect(releaser.lines.at(-1)).toMatch(/^still on the release before: edge-1 \(.+ is damaged\)$/);
  const repaired = (await tested.store.get(`objects/${hash}`)) as StoredObject;
  expect(sha256(repaired.bytes)).toBe(hash);
});

test('a refusal ends the waiting for a release, unless its object was uploaded again or the store has switched', async () => {
  const release = { id: 2, index: 'a'.repeat(64) };
  const refused = { index: release.index, reason: 'x is damaged', damaged: 'objects/x' };
  await writeReport(tested.store, { name: 'edge-1', live: undefined, ready: undefined, refused });
  const wait = (state: 'ready' | 'live', repaired?: ReadonlySet<string>) =>
    waitForFollowers(tested.store, {
      release,
      state,
      patienceMs: 0,
      ...(repaired && { repaired }),
    });
  const isBehind = { done: [], behind: ['edge-1 (x is damaged)'], silent: [] };
  await expect(wait('ready')).rejects.toThrow('Release 2 is refused:\n- edge-1: x is damaged');
  await expect(wait('ready', new Set(['objects/y']))).rejects.toThrow('Release 2 is refused');
  await expect(wait('ready', new Set(['objects/x']))).resolves.toEqual(isBehind);
  await expect(wait('live')).resolves.toEqual(isBehind);
});

test('an edge that is dead is not waited for and follows later; one that is active and not ready is named', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  const [, dead] = follow('edge-1', 'edge-2');
  await until('the first release', () => followers.every(({ follower }) => follower.live() === 1));
  await dead?.follower.stop();
  tested.age('followers/edge-2.json', 60);
  await releaser.ship('mfe-press', 'two');
  expect(releaser.lines.join('\n')).toMatch(/do not answer: edge-2\. They follow later/);
  expect(dead?.follower.live()).toBe(1);
  const back = startFollower(tested.store, 'edge-2', {
    root: dead?.site.root ?? '',
    wait: quickly,
  });
  followers.push(back);
  await until('the dead edge is back', () => back.follower.live() === 2);
  const stuck = startFollower(tested.store, 'edge-3', {
    beforeSwitch: () => new Promise(() => undefined),
  });
  await until('the stuck edge reports', () => existsSync(tested.fileOf('followers/edge-3.json')));
  await expect(newReleaser(tested.store, 500).ship('mfe-press', 'three')).rejects.toThrow(
    /was not switched. Active and not ready in time: edge-3\./,
  );
  expect(back.follower.live()).toBe(2);
  rmSync(stuck.site.root, { recursive: true });
});

test('an edge whose nginx refuses the policies stops the release with its reason', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  follow('edge-1');
  followers.push(
    startFollower(tested.store, 'edge-2', {
      wait: quickly,
      beforeSwitch: async (_, { next }) => {
        if (next === 2) throw new Error('nginx refuses the pages');
      },
    }),
  );
  await until('the first release', () => followers.every(({ follower }) => follower.live() === 1));
  await expect(releaser.ship('mfe-press', 'two')).rejects.toThrow(
    'Release 2 is refused:\n- edge-2: nginx refuses the pages',
  );
  expect(followers.map(({ follower }) => follower.live())).toEqual([1, 1]);
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
  for (const folder of ['remotes/mfe-press/', 'server/mfe-press/', 'sbom/mfe-press/'])
    expect(counts(folder)).toEqual(lists.map((_, at) => Math.min(at + 2, 12)));
  expect(Math.max(...counts('media/styles/').slice(10))).toBe(counts('media/styles/')[9]);
  expect(lists[19]).toHaveLength(lists[14]?.length ?? 0);
  await share.stop();
});

test('two releases at the same moment on two machines: neither is lost', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  const other = added(createReleaser(tested.store, { write: copyPages }));
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
  const late = newReleaser({
    ...tested.store,
    async put(key, bytes, condition) {
      // Between its reading and its writing of the manifest, its lock goes stale and another releases.
      if (key === 'manifest.json' && JSON.parse(Buffer.from(bytes).toString()).next?.id === 2) {
        await tested.store.remove(['release.lock']);
        if ((await readManifest(tested.store)).manifest.live?.id === 1)
          await other.ship('mfe-content', 'content two');
      }
      return tested.store.put(key, bytes, condition);
    },
  });
  await expect(late.ship('mfe-press', 'press two')).rejects.toThrow(
    /Another release was published/,
  );
  await late.ship('mfe-press', 'press two');
  const { versions } = JSON.parse(
    readFileSync(join(late.fake.site.current, 'manifest.json'), 'utf8'),
  ) as { versions: Record<string, string> };
  expect(Object.keys(versions)).toContain('mfe-content');
  expect((await readManifest(tested.store)).manifest.live?.id).toBe(3);
});

test('a day without the store changes nothing for visitors, and the log has one line of it', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  const dayMs = 86_400_000;
  let isGone = false;
  let passedMs = 0;
  // Thousands of requests to a server that does not answer would take seconds; release-store.test.ts has them.
  const unreachable = () => Promise.reject(new StoreUnreachable('connection refused'));
  const { get, put } = tested.store;
  const store: ReleaseStore = {
    ...tested.store,
    get: (...request) => (isGone ? unreachable() : get(...request)),
    put: (...request) => (isGone ? unreachable() : put(...request)),
  };
  const edge = startFollower(store, 'edge-1', {
    // While the store is gone, its pauses pass at once.
    wait: async (ms) => {
      if (isGone && passedMs < dayMs) passedMs += ms;
      else await pause(isGone ? 20 : Math.min(ms, 50));
    },
  });
  followers.push(edge);
  await until('the first release', () => edge.follower.live() === 1);
  const before = edge.served();
  const files = listSiteFiles(edge.site, 1);
  isGone = true;
  await until('a day', () => passedMs >= dayMs);
  expect(edge.follower.live()).toBe(1);
  expect(edge.served()).toEqual(before);
  expect(listSiteFiles(edge.site, 1)).toEqual(files);
  expect(edge.lines.slice(1)).toEqual([expect.stringMatching(/the site stays as it is: .+/)]);
  isGone = false;
  await releaser.ship('mfe-press', 'two');
  expect(edge.follower.live()).toBe(2);
  expect(edge.lines.slice(2)).toEqual([
    expect.stringContaining('answers again'),
    'release 2 is live',
  ]);
});

test('a folder follows again after a restart and heals what was damaged on its disk', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  const root = mkdtempSync(join(tmpdir(), 'restarted-'));
  const first = startFollower(tested.store, 'edge-1', { root, wait: quickly });
  await until('the first release', () => first.follower.live() === 1);
  await first.stop();
  writeFileSync(join(root, 'releases/1/pages/index.html'), 'damaged on disk');
  const again = startFollower(tested.store, 'edge-1', { root, wait: quickly });
  followers.push(again);
  const page = () => readFileSync(join(root, 'current/pages/index.html'), 'utf8');
  await until('the page is whole again', () => page() !== 'damaged on disk');
  expect(hashesUnder(join(root, 'current'))).toEqual(releaser.fake.served());
  await again.stop();
  rmSync(root, { recursive: true });
});
