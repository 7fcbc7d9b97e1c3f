import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitForEdge } from './wait-for-edge';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** The number of the released pages, after one failure. @returns its origin */
async function startStatus(failFirst: RequestListener): Promise<string> {
  let count = 0;
  server = createServer((request, response) => {
    count += 1;
    if (count === 1) return failFirst(request, response);
    if (request.url === '/released-pages') return response.end('7\n');
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each<[string, RequestListener]>([
  ['closes the connection', ({ socket }) => void socket.destroy()],
  [
    'breaks off its answer',
    ({ socket }, response) => {
      response.writeHead(200, { 'Content-Length': 20 }).write('7');
      setImmediate(() => socket.destroy());
    },
  ],
])('an edge that %s is neither absent nor waited for without end', async (_, failFirst) => {
  const status = await startStatus(failFirst);
  expect(await waitForEdge(status, '7', 10_000)).toEqual({ kind: 'taken' });
});

it('an edge that does not listen is absent', async () => {
  const status = await startStatus(() => undefined);
  server.close();
  expect(await waitForEdge(status, '7', 10_000)).toMatchObject({ kind: 'absent' });
});
