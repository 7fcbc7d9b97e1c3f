/** A press service that answers slowly or not at all: how many requests reach it, and which visitors wait. */
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { encodePath, pathOf } from '@site/contract';
import { goodSession, readOfPage, startCountingPress } from '../testing/counting-press';
import { forEachTest } from '@site/testing/fixtures';
import { sendRequest } from '@site/testing/send-request';
import { startEdgeBefore } from '../testing/start-edge-alone';
import { edgeKinds } from '../testing/start-site';

const list = encodePath(pathOf('press-list'));
/** After it a copy of one second is no longer fresh: nginx counts whole seconds. */
const copyMs = 2_100;
const acceptsBrotli = { 'Accept-Encoding': 'br' };

describe.each(edgeKinds)('%s', (kind) => {
  // Stops first, so that no request waits for it.
  const press = forEachTest(startCountingPress);
  const edge = forEachTest(() =>
    startEdgeBefore(kind, press.address, { READS_PER_SECOND: '1000' }),
  );
  beforeEach(() => sendRequest(edge.origin, { path: list, headers: acceptsBrotli }));

  /** Requests a page and then a file on one connection. */
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const path of [list, '/favicon.svg']) {
      const { status } = await sendRequest(edge.origin, { path, agent, headers: acceptsBrotli });
      expect(status).toBe(200);
    }
    agent.destroy();
  };

  test('a page that takes 500 ms is rendered once at a time', async () => {
    press.answerAfterMs = 500;
    press.seen.length = 0;
    const visits: Promise<unknown>[] = [];
    const startedAt = performance.now();
    for (let count = 0; count < 100; count += 1) {
      visits.push(visit());
      await pause(30);
    }
    await Promise.all(visits);
    // A copy is fresh for one second.
    const seconds = (performance.now() - startedAt) / 1_000;
    expect(press.seen.length).toBeLessThanOrEqual(Math.floor(seconds) + 1);
  });

  test('while one visitor waits for a page that never comes, all others get the copy at once', async () => {
    await pause(copyMs);
    press.silentAt = readOfPage(list);
    press.seen.length = 0;
    const first = sendRequest(edge.origin, { path: list, headers: acceptsBrotli });
    await pause(500);
    const others = Promise.all(Array.from({ length: 20 }, visit)).then(() => 'others');
    expect(await Promise.race([first, others])).toBe('others');
    expect(press.seen.length).toBeGreaterThanOrEqual(1);
    expect(press.seen.length).toBeLessThanOrEqual(2);
    await press.stop();
    expect((await first).status).toBe(200);
  });

  test('a session that nobody checks delays a page by two seconds', async () => {
    press.silentAt = '/api/press/session/check';
    const startedAtMs = performance.now();
    const { status, headers } = await sendRequest(edge.origin, {
      path: list,
      headers: { Cookie: goodSession },
    });
    const tookMs = performance.now() - startedAtMs;
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(tookMs).toBeGreaterThan(1_900);
  });
});
