/** Every hop closes an idle connection before the hop behind it does. */
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '../testing/send-request';
import { startEdgeBefore, type EdgeAlone } from '../testing/start-edge-alone';
import { edgeKinds, type EdgeKind } from '../testing/start-site';

/** A service that destroys each connection at the second request on it. */
let service: Server;
const requests: string[] = [];
beforeAll(async () => {
  const served = new WeakSet<Socket>();
  service = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.resume();
    if (served.has(request.socket)) return request.socket.destroy();
    served.add(request.socket);
    response.end('{}');
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  service.close();
  service.closeAllConnections();
});

interface IdleConnection {
  readonly keepAlive: string | string[] | undefined;
  readonly status: number | undefined;
  readonly isReused: boolean;
}

const idleMs = 6_000;

/** Requests a file, leaves the connection idle and requests the file again. */
async function reuseAfterIdling(origin: string): Promise<IdleConnection> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const requestFile = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${origin}/robots.txt`, { agent }, (response) => {
        response.resume().on('end', () => resolve(response));
      }).on('error', reject);
    });
  const first = await requestFile();
  const { socket } = first;
  await pause(idleMs);
  const second = await requestFile();
  agent.destroy();
  return {
    keepAlive: first.headers['keep-alive'],
    status: second.statusCode,
    isReused: second.socket === socket,
  };
}

/** Both edges idle at the same time, because waiting is the whole cost of this test. */
const edges = new Map<EdgeKind, EdgeAlone>();
const idling = new Map<EdgeKind, Promise<IdleConnection>>();
beforeAll(async () => {
  const address = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  await Promise.all(
    edgeKinds.map(async (kind) => {
      const edge = await startEdgeBefore(kind, address);
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
    for (let count = 0; count < 4; count += 1)
      statuses.push(
        (
          await sendRequest(originOf(), {
            method: 'POST',
            path: `/forms/popup?${count}`,
            body: '{}',
          })
        ).status,
      );
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
