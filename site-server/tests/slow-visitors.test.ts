/** Slow clients (Slowloris) occupy their own connections for a bounded time and delay nobody else. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '@site/testing/send-request';
import { forAllTests } from '@site/testing/fixtures';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import { startRecordingServer, type RecordingServer } from '../testing/recording-server';
import { sendSlowly } from '../testing/slow-visitors';
import { startEdgeBefore } from '../testing/start-edge-alone';
import { edgeKinds, type EdgeAlone, type EdgeKind } from '../testing/start-site';

const registration = { method: 'POST', path: '/forms/popup', body: '{}' } as const;

const headTimeoutMs = 10_000;

/** More than the buffers of two connections take. */
const largeBytes = 8 * 1024 * 1024;
const large = '/api/press/session';

interface Parts {
  readonly upstream: RecordingServer;
  readonly edge: EdgeAlone;
  /** Connections whose head never ends: still open after five seconds, and after the head timeout. */
  readonly slowHeads: Promise<readonly [early: number, late: number]>;
  /** The edge in front of a service with large responses. */
  readonly wide: EdgeAlone;
  /** Bytes of a large response that is read only after the time limit of a service. */
  readonly readLate: Promise<number>;
}

/** A service whose session takes megabytes, and whose other responses are short. */
const startLargeService = () =>
  serveOnLoopback((request, response) => {
    request.resume();
    response.setHeader('Content-Type', 'application/json');
    response.end(request.url === large ? 'x'.repeat(largeBytes) : '{}');
  });

/** Requests the large response and reads nothing until `resume` is called. */
function requestUnread(origin: string, localAddress: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.pause();
  socket.write(`GET ${large} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let bytes = 0;
  socket.on('data', (data: Buffer) => (bytes += data.length));
  const closed = new Promise<number>((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(bytes));
  });
  return { socket, closed };
}

async function readLate(origin: string): Promise<number> {
  for (;;) {
    const startedAt = Date.now();
    const { socket, closed } = requestUnread(origin, '127.0.0.6');
    await pause(headTimeoutMs + 1_000);
    const pausedMs = Date.now() - startedAt;
    socket.resume();
    const bytes = await closed;
    // A busy machine may stop this process until nginx gives up (`send_timeout`): then the visitor was too slow.
    if (bytes > largeBytes || pausedMs < 1.5 * headTimeoutMs) return bytes;
  }
}

/** @throws Error after a minute */
async function until(isTrue: () => boolean | Promise<boolean>) {
  for (const giveUpAt = Date.now() + 60_000; !(await isTrue()); await pause(50))
    if (Date.now() > giveUpAt) throw new Error('It is not so after a minute.');
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
const largeService = forAllTests(startLargeService);
beforeAll(async () => {
  await Promise.all(
    edgeKinds.map(async (kind) => {
      const upstream = await startRecordingServer();
      const edge = await startEdgeBefore(kind, upstream.address, { WRITES_PER_SECOND: '1000' });
      const wide = await startEdgeBefore(kind, largeService.address);
      partsOf.set(kind, {
        upstream,
        edge,
        slowHeads: sendSlowHeads(edge.origin),
        wide,
        readLate: readLate(wide.origin),
      });
    }),
  );
});
afterAll(async () => {
  for (const { upstream, edge, wide } of partsOf.values())
    for (const part of [edge, wide, upstream]) await part.stop();
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
      await until(() => slow.waiting() <= 128);
      expect([slow.waiting(), slowElsewhere.waiting()]).toEqual([128, 130]);
      expect(new Set(slow.answers())).toEqual(new Set([429]));
      expect(upstream.requests).toEqual([]);
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => sendRequest(edge.origin, registration)),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect([slow.waiting(), slowElsewhere.waiting()]).toEqual([128, 130]);
      // Reading stays open to the slow visitor's own address.
      expect(
        (await sendRequest(edge.origin, { path: '/Brand/intro', from: '127.0.0.2' })).status,
      ).toBe(200);
    } finally {
      slow.stop();
      slowElsewhere.stop();
    }
    const post = { ...registration, from: '127.0.0.2' };
    await until(async () => (await sendRequest(edge.origin, post)).status === 200);
  });

  test('a head that never ends times out after ten seconds', async () => {
    expect(await partsOf.get(kind)?.slowHeads).toEqual([50, 0]);
  });

  test('a response that is read slowly is complete', async () => {
    expect(await partsOf.get(kind)?.readLate).toBeGreaterThan(largeBytes);
  });

  test('responses that nobody reads delay no one else', async () => {
    const { origin } = (partsOf.get(kind) as Parts).wide;
    const unread = Array.from({ length: 66 }, (_, index) =>
      requestUnread(origin, `127.0.1.${index + 1}`),
    );
    try {
      await pause(1_000);
      // Every attempt would end in a 504 if it waited for one of their connections to the service.
      await until(async () => {
        const { status } = await sendRequest(origin, { path: '/api/press/health/ready' });
        return status === 200;
      });
      expect(unread.filter(({ socket }) => socket.closed)).toEqual([]);
    } finally {
      for (const { socket } of unread) socket.destroy();
    }
  });
});
