import type { RequestListener } from 'node:http';
import { serveOnLoopback, type LoopbackServer } from '@site/testing/serve-on-loopback';
import { sendRequests } from './send-requests';

let server: LoopbackServer;
let seen: number;
afterEach(() => server.stop());

async function serve(answer: RequestListener): Promise<number> {
  seen = 0;
  server = await serveOnLoopback((request, response) => {
    seen += 1;
    answer(request, response);
  });
  return server.port;
}

const head = ['GET /list HTTP/1.1', 'Host: bench'];

test('sends one request to measure the length of the response, then as many as were requested', async () => {
  const port = await serve((_request, response) => void response.end('x'.repeat(100_000)));
  await sendRequests(port, head, 160);
  expect(seen).toBe(161);
});

test('reads answers in chunks, whose length may differ', async () => {
  const port = await serve((_request, response) => {
    response.write('first');
    setImmediate(() => response.end('x'.repeat(seen)));
  });
  await sendRequests(port, head, 160);
  expect(seen).toBe(161);
});

test('an answer whose second part comes late is read to its end', async () => {
  const port = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Length': 8 }).write('list');
    setTimeout(() => response.end('list'), seen === 1 ? 300 : 0);
  });
  await sendRequests(port, head, 160);
  expect(seen).toBe(161);
});

test('sends what a function makes, another one each time', async () => {
  const bodies = new Set<string>();
  const port = await serve((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => bodies.add(body));
    request.on('end', () => response.end('stored'));
  });
  let count = 100;
  await sendRequests(
    port,
    () => `POST / HTTP/1.1\r\nHost: bench\r\nContent-Length: 3\r\n\r\n${(count += 1)}`,
    160,
  );
  expect(bodies.size).toBe(161);
});

test.each([
  ['another status', 503, 'list'],
  ['a longer answer', 200, 'a longer list'],
])('%s is an error', async (_what, status, body) => {
  const port = await serve((_request, response) => {
    const isLate = seen > 50;
    const sent = isLate ? body : 'list';
    const headers = { 'Content-Length': sent.length };
    response.writeHead(isLate ? status : 200, headers).end(sent);
  });
  await expect(sendRequests(port, head, 160)).rejects.toThrow('Unexpected answer');
});
