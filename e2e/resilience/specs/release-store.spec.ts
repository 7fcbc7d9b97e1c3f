// Releases through a real S3 server to three site servers that share no disk, under load.
import { setTimeout as delay } from 'node:timers/promises';
import { readManifest } from '@site/release/release-store';
import { whyNoS3 } from '@site/release/testing';
import { startFollowedEdges, type FollowedEdges } from '../store/followed-edges';
import { readWithoutPause, type Reading } from '../store/read-without-pause';
import { expect, expectSoon, test } from '../test';

const switchWithinMs = 2000;
const reason = whyNoS3();

test.describe('releases without a shared disk', { tag: '@store' }, () => {
  test.describe.configure({ timeout: 10 * 60_000, retries: 0 });
  test.skip(reason !== undefined, `S3 store: not tested (${reason})`);

  test('three edges switch within 2 s of each other; damage, a dead edge and a store that is gone change nothing for visitors [OPS-4]', async () => {
    const site = await startFollowedEdges();
    try {
      const reading = readWithoutPause(site.edges);
      await test.step('three releases', () => expectSwitches(site, reading));
      await test.step('a damaged object', () => expectRefusal(site, reading));
      await test.step('the store is gone and back', () => expectStays(site, reading));
      await test.step('a dead edge', () => expectWithoutDead(site, reading));
      await reading.stop();
      note(`${reading.count()} pages read, ${reading.broken.length} not whole`);
      expect(reading.broken, 'pages that were not whole').toEqual([]);
      expect(reading.count(), 'pages').toBeGreaterThan(500);
    } finally {
      await site.stop();
    }
  });
});

const note = (description: string) =>
  test.info().annotations.push({ type: 'figures', description });

const isEverywhere = (reading: Reading, version: string, count = 3) =>
  expectSoon(
    `version ${version} at ${count} edges`,
    async () => reading.firstSeen(version).length >= count,
    { withinMs: 30_000 },
  );

async function expectSwitches({ release }: FollowedEdges, reading: Reading) {
  for (const version of ['2', '3', '4']) {
    const startedAt = Date.now();
    const lines = await release(version);
    await isEverywhere(reading, version);
    const times = reading.firstSeen(version);
    const spread = Math.max(...times) - Math.min(...times);
    expect(spread, `release ${version}: between the first and the last edge`).toBeLessThan(
      switchWithinMs,
    );
    expect(lines).toContain('switched: edge-1, edge-2, edge-3');
    note(
      `release ${version}: live after ${Math.max(...times) - startedAt} ms, edges within ${spread} ms`,
    );
  }
}

async function expectRefusal({ release, store }: FollowedEdges, reading: Reading) {
  let broken = '';
  const breaking: typeof store = {
    ...store,
    async put(key, bytes, condition) {
      if (broken !== '' || !key.startsWith('objects/')) return store.put(key, bytes, condition);
      broken = key;
      const flipped = Buffer.from(bytes);
      flipped[0] = (flipped[0] ?? 0) ^ 1;
      return store.put(key, flipped, condition);
    },
  };
  const message = await release('5', breaking).then(
    () => 'was released',
    (error: unknown) => (error as Error).message,
  );
  expect(message).toContain('is refused:');
  expect(message).toContain(broken);
  expect((await readManifest(store)).manifest.live?.id).toBe(4);
  await delay(1500);
  expect(reading.firstSeen('5')).toEqual([]);
  // The same release again: the store is repaired.
  await release('5');
  await isEverywhere(reading, '5');
}

async function expectStays({ s3, release }: FollowedEdges, reading: Reading) {
  await s3.kill();
  const before = reading.count();
  await delay(10_000);
  expect(reading.count() - before, 'pages while the store is gone').toBeGreaterThan(50);
  await s3.startAgain();
  await release('6');
  await isEverywhere(reading, '6');
}

async function expectWithoutDead({ edges, release }: FollowedEdges, reading: Reading) {
  const [, , dead] = edges;
  if (!dead) throw new Error('there is no third edge');
  dead.follower.child.kill('SIGKILL');
  // As long as its last report is recent, a release waits for it.
  await delay(21_000);
  const lines = await release('7');
  expect(lines.join('\n')).toMatch(/do not answer: edge-3\. They follow later/);
  await isEverywhere(reading, '7', 2);
  await dead.startFollower();
  await isEverywhere(reading, '7', 3);
}
