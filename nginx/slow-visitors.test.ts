/** Who sends slowly keeps a connection of his own busy, for a while, and nobody else's. */
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './testing/ask';
import { startRecordingServer, type RecordingServer } from './testing/recording-server';
import { sendSlowly } from './testing/slow-visitors';
import { startEdgeBefore } from './testing/start-edge-alone';
import { edgeKinds, type RunningEdge } from './testing/start-site';

jest.setTimeout(60_000);

const registration = { method: 'POST', path: '/forms/popup', body: '{}' } as const;

describe.each(edgeKinds)('%s', (kind) => {
  let inner: RecordingServer;
  let edge: RunningEdge;
  beforeAll(async () => {
    inner = await startRecordingServer();
    edge = await startEdgeBefore(kind, inner.address, { WRITES_PER_SECOND: '1000' });
  });
  afterAll(async () => {
    await edge.stop();
    await inner.stop();
  });

  test('130 slow bodies reach no service and hold up no registration; one visitor has 128 at most', async () => {
    const slow = await sendSlowly(edge.origin, 'body', 200, ['127.0.0.2']);
    const slowElsewhere = await sendSlowly(edge.origin, 'body', 130, ['127.0.0.3', '127.0.0.4']);
    await pause(500);
    expect([slow.waiting(), slowElsewhere.waiting()]).toEqual([128, 130]);
    expect(new Set(slow.answers())).toEqual(new Set([429]));
    expect(inner.requests).toEqual([]);
    const startedAt = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => ask(edge.origin, registration)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(Date.now() - startedAt).toBeLessThan(2_000);
    // Nor is their own network shut out of reading.
    expect((await ask(edge.origin, { path: '/Brand/intro', from: '127.0.0.2' })).status).toBe(200);
    slow.stop();
    slowElsewhere.stop();
    await pause(300);
    expect((await ask(edge.origin, { ...registration, from: '127.0.0.2' })).status).toBe(200);
  });

  test('a head that never ends is given up after ten seconds', async () => {
    const slow = await sendSlowly(edge.origin, 'head', 50, ['127.0.0.5']);
    await pause(5_000);
    expect(slow.waiting()).toBe(50);
    for (const giveUpAt = Date.now() + 10_000; slow.waiting() > 0 && Date.now() < giveUpAt;)
      await pause(200);
    expect(slow.waiting()).toBe(0);
    slow.stop();
  });
});
