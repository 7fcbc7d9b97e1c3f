/** Slow clients (Slowloris) occupy their own connections for a bounded time and delay nobody else. */
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from './testing/send-request';
import { startRecordingServer, type RecordingServer } from './testing/recording-server';
import { sendSlowly } from './testing/slow-visitors';
import { startEdgeBefore, type EdgeAlone } from './testing/start-edge-alone';
import { edgeKinds, type EdgeKind } from './testing/start-site';

const registration = { method: 'POST', path: '/forms/popup', body: '{}' } as const;

const headTimeoutMs = 10_000;

interface Parts {
  readonly upstream: RecordingServer;
  readonly edge: EdgeAlone;
  /** Connections whose head never ends: still open after five seconds, and after the head timeout. */
  readonly slowHeads: Promise<readonly [early: number, late: number]>;
}

async function sendSlowHeads(origin: string): Promise<readonly [number, number]> {
  const slow = await sendSlowly(origin, 'head', 50, ['127.0.0.5']);
  await pause(headTimeoutMs / 2);
  const early = slow.waiting();
  for (const giveUpAt = Date.now() + headTimeoutMs; slow.waiting() > 0 && Date.now() < giveUpAt;)
    await pause(200);
  const late = slow.waiting();
  slow.stop();
  return [early, late];
}

/** The slow headers of both edges wait at the same time, beside the slow bodies. */
const partsOf = new Map<EdgeKind, Parts>();
beforeAll(async () => {
  await Promise.all(
    edgeKinds.map(async (kind) => {
      const upstream = await startRecordingServer();
      const edge = await startEdgeBefore(kind, upstream.address, { WRITES_PER_SECOND: '1000' });
      partsOf.set(kind, { upstream, edge, slowHeads: sendSlowHeads(edge.origin) });
    }),
  );
});
afterAll(async () => {
  for (const { upstream, edge } of partsOf.values()) {
    await edge.stop();
    await upstream.stop();
  }
});

describe.each(edgeKinds)('%s', (kind) => {
  let upstream: RecordingServer;
  let edge: EdgeAlone;
  beforeAll(() => {
    ({ upstream, edge } = partsOf.get(kind) as Parts);
  });

  test('slow bodies reach no service and delay no registration; one visitor may send 128 at once', async () => {
    const slow = await sendSlowly(edge.origin, 'body', 200, ['127.0.0.2']);
    const slowElsewhere = await sendSlowly(edge.origin, 'body', 130, ['127.0.0.3', '127.0.0.4']);
    try {
      await pause(500);
      expect([slow.waiting(), slowElsewhere.waiting()]).toEqual([128, 130]);
      expect(new Set(slow.answers())).toEqual(new Set([429]));
      expect(upstream.requests).toEqual([]);
      const startedAt = Date.now();
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => sendRequest(edge.origin, registration)),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(Date.now() - startedAt).toBeLessThan(2_000);
      // Reading stays open to the slow visitor's own address.
      expect(
        (await sendRequest(edge.origin, { path: '/Brand/intro', from: '127.0.0.2' })).status,
      ).toBe(200);
    } finally {
      slow.stop();
      slowElsewhere.stop();
    }
    await pause(300);
    expect((await sendRequest(edge.origin, { ...registration, from: '127.0.0.2' })).status).toBe(
      200,
    );
  });

  test('a head that never ends times out after ten seconds', async () => {
    expect(await partsOf.get(kind)?.slowHeads).toEqual([50, 0]);
  });
});
