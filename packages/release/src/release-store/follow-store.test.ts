/** Folders that follow a store: what they serve while it, they or their nginx fail. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hashesUnder } from '../testing/hashes-under';
import { startFollower, until } from '../testing/followed-site';
import { quickly, setUpStoreScene } from '../testing/store-scene';
import { listSiteFiles } from './release-index';
import { StoreUnreachable, type ReleaseStore } from './release-store';

const { tested, followers, follow, newReleaser } = setUpStoreScene();

test('three followers serve exactly what was released, through releases and a rollback [OPS-4]', async () => {
  const releaser = newReleaser();
  const { site } = releaser.fake;
  await releaser.publishFirst();
  expect(releaser.lines).toContain('No site server follows this store yet.');
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

test('a stopped edge is not waited for and follows later; an active one that is not ready is named', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  const [, stopped] = follow('edge-1', 'edge-2');
  await until('the first release', () => followers.every(({ follower }) => follower.live() === 1));
  await stopped?.follower.stop();
  tested().age('followers/edge-2.json', 60);
  await releaser.ship('mfe-press', 'two');
  expect(releaser.lines.join('\n')).toMatch(/do not answer: edge-2\. They follow later/);
  expect(stopped?.follower.live()).toBe(1);
  const back = startFollower(tested().store, 'edge-2', {
    root: stopped?.site.root ?? '',
    wait: quickly,
  });
  followers.push(back);
  await until('the stopped edge is back', () => back.follower.live() === 2);
  const stuck = startFollower(tested().store, 'edge-3', {
    beforeSwitch: () => new Promise(() => undefined),
  });
  await until('the stuck edge reports', () => existsSync(tested().fileOf('followers/edge-3.json')));
  await expect(newReleaser(tested().store, 3_000).ship('mfe-press', 'three')).rejects.toThrow(
    /was not switched. Active and not ready in time: edge-3\./,
  );
  expect(back.follower.live()).toBe(2);
  rmSync(stuck.site.root, { recursive: true });
});

test('an edge with an empty folder takes the live release first, and then the next one', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  const prepared: number[] = [];
  let start = () => {};
  const isAnnounced = new Promise<void>((resolve) => (start = resolve));
  followers.push(
    startFollower(tested().store, 'edge-1', {
      wait: quickly,
      // Holds the release while the other edge starts.
      beforeSwitch: async (_, { next }) => {
        if (next === 2) {
          start();
          await until('the other edge', () => prepared.length >= 2);
        }
      },
    }),
  );
  await until('the first release', () => followers[0]?.follower.live() === 1);
  const shipping = releaser.ship('mfe-press', 'two');
  await isAnnounced;
  followers.push(
    startFollower(tested().store, 'edge-2', {
      wait: quickly,
      beforeSwitch: async (_, { next }) => void prepared.push(next),
    }),
  );
  await shipping;
  expect(prepared.slice(0, 2)).toEqual([1, 2]);
});

test('an edge whose nginx refuses the policies stops the release with its reason', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  follow('edge-1');
  followers.push(
    startFollower(tested().store, 'edge-2', {
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

test('a day without the store changes nothing for visitors, and the log has one line of it', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  const dayMs = 86_400_000;
  let isGone = false;
  let passedMs = 0;
  // Thousands of requests to a server that does not answer would take seconds; release-store.test.ts has them.
  const unreachable = () => Promise.reject(new StoreUnreachable('connection refused'));
  const { get, put } = tested().store;
  const store: ReleaseStore = {
    ...tested().store,
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

test('a folder follows again after a restart and repairs damaged files on its disk', async () => {
  const releaser = newReleaser();
  await releaser.publishFirst();
  const root = mkdtempSync(join(tmpdir(), 'restarted-'));
  const first = startFollower(tested().store, 'edge-1', { root, wait: quickly });
  await until('the first release', () => first.follower.live() === 1);
  await first.stop();
  writeFileSync(join(root, 'releases/1/pages/index.html'), 'damaged on disk');
  const again = startFollower(tested().store, 'edge-1', { root, wait: quickly });
  followers.push(again);
  const page = () => readFileSync(join(root, 'current/pages/index.html'), 'utf8');
  await until('the page is whole again', () => page() !== 'damaged on disk');
  expect(hashesUnder(join(root, 'current'))).toEqual(releaser.fake.served());
  await again.stop();
  rmSync(root, { recursive: true });
});
