/** Along the way of a request each one gives a kept connection up before the next one does. */
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './testing/ask';
import { startEdgeBefore } from './testing/start-edge-alone';
import { edgeKinds, type RunningEdge } from './testing/start-site';

jest.setTimeout(60_000);

/** A service that drops each connection under the second request on it. */
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

describe.each(edgeKinds)('%s', (kind) => {
  let edge: RunningEdge;
  beforeAll(async () => {
    edge = await startEdgeBefore(kind, `127.0.0.1:${(service.address() as AddressInfo).port}`);
  });
  afterAll(() => edge.stop());

  test('a visitor is told 60 s, and an idle connection is there after six', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const requestCached = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get(`${edge.origin}/robots.txt`, { agent }, (response) => {
          response.resume().on('end', () => resolve(response));
        }).on('error', reject);
      });
    const first = await requestCached();
    const { socket } = first;
    expect(first.headers['keep-alive']).toBe('timeout=60');
    await pause(6_000);
    const second = await requestCached();
    expect([second.statusCode, second.socket === socket]).toEqual([200, true]);
    agent.destroy();
  });

  test('a read that meets a dying connection is asked again, a post never', async () => {
    for (let count = 0; count < 4; count += 1) {
      const { status } = await ask(edge.origin, { path: '/api/press/session' });
      expect(status).toBe(200);
    }
    requests.length = 0;
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push(
        (await ask(edge.origin, { method: 'POST', path: `/forms/popup?${count}`, body: '{}' }))
          .status,
      );
    expect(requests).toHaveLength(statuses.length);
    expect(statuses.filter((status) => status !== 200 && status !== 502)).toEqual([]);
  });
});
