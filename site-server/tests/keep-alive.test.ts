/** Every hop closes an idle connection before the hop behind it does. */
import { Agent } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '@site/testing/send-request';
import { forAllTests } from '@site/testing/fixtures';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import { startEdgeBefore } from '../testing/start-edge-alone';
import { edgeKinds, type EdgeAlone, type EdgeKind } from '../testing/start-site';

/** A service that destroys each connection at the second request on it. */
const requests: string[] = [];
const served = new WeakSet<Socket>();
const service = forAllTests(() =>
  serveOnLoopback((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.resume();
    if (served.has(request.socket)) return request.socket.destroy();
    served.add(request.socket);
    response.end('{}');
  }),
);

interface IdleConnection {
  readonly keepAlive: string | undefined;
  readonly status: number;
  readonly isReused: boolean;
}

const idleMs = 6_000;

/** Requests a file, leaves the connection idle and requests the file again. */
async function reuseAfterIdling(origin: string): Promise<IdleConnection> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const requestFile = () => sendRequest(origin, { path: '/robots.txt', agent });
  const first = await requestFile();
  await pause(idleMs);
  const { status, isReused } = await requestFile();
  agent.destroy();
  return { keepAlive: first.headers['keep-alive'], status, isReused };
}

/** Both edges idle at the same time, because waiting is the whole cost of this test. */
const edges = new Map<EdgeKind, EdgeAlone>();
const idling = new Map<EdgeKind, Promise<IdleConnection>>();
beforeAll(async () => {
  await Promise.all(
    edgeKinds.map(async (kind) => {
      const edge = await startEdgeBefore(kind, service.address);
      edges.set(kind, edge);
      idling.set(kind, reuseAfterIdling(edge.origin));
    }),
  );
});
afterAll(() => Promise.all([...edges.values()].map((edge) => edge.stop())));

describe.each(edgeKinds)('%s', (kind) => {
  const originOf = () => edges.get(kind)?.origin ?? '';

  test('a read on a closing connection is retried, a POST never', async () => {
    for (let count = 0; count < 4; count += 1) {
      const { status } = await sendRequest(originOf(), { path: '/api/press/session' });
      expect(status).toBe(200);
    }
    requests.length = 0;
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const post = { method: 'POST', path: `/forms/popup?${count}`, body: '{}' };
      statuses.push((await sendRequest(originOf(), post)).status);
    }
    expect(requests).toHaveLength(statuses.length);
    expect(statuses.filter((status) => status !== 200 && status !== 502)).toEqual([]);
  });

  test('keep-alive is announced as 60 s, and a connection idle for six seconds is reused', async () => {
    expect(await idling.get(kind)).toEqual({
      keepAlive: 'timeout=60',
      status: 200,
      isReused: true,
    });
  });
});
