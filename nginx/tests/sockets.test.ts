/** The Unix sockets over which nginx requests parts of files and press pages of itself: bursts, and a socket that is gone. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { encodePath, pathOf } from '@site/contract';
import { startCountingPress, type CountingPress } from '../testing/counting-press';
import { sendRequest } from '../testing/send-request';
import { startEdgeBefore, type EdgeAlone } from '../testing/start-edge-alone';
import { edgeKinds } from '../testing/start-site';

const list = encodePath(pathOf('press-list'));
const acceptsBrotli = { 'Accept-Encoding': 'br' };
/** After it a copy of one second is no longer fresh: nginx counts whole seconds. */
const copyMs = 2_100;

/** @returns open connections from several addresses, because one visitor may have 512 */
function connectOften(count: number, port: number): Promise<readonly Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const localAddress = `127.0.0.${2 + (number % 4)}`;
      const visitor = connect({ port, host: '127.0.0.1', localAddress });
      await once(visitor, 'connect');
      return visitor;
    }),
  );
}

/** @param main the process that starts the workers */
function workersOf(main: number): readonly number[] {
  return readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').map(Number);
}

/** Runs edge.sh in a folder. @returns its exit code and its messages, after a second at the latest */
function startAgain(folder: string): Promise<readonly [number | undefined, string]> {
  const env = { PATH: process.env['PATH'], RUN_DIR: folder, SITE_DIR: folder, DNS_RESOLVER: '::' };
  const script = join(import.meta.dirname, '../edge.sh');
  return new Promise((resolve) => {
    const child = execFile('sh', [script], { env, timeout: 1_000 }, (_, __, messages) =>
      resolve([child.exitCode ?? undefined, messages]),
    );
  });
}

(edgeKinds.includes('nginx') ? describe : describe.skip)('nginx', () => {
  let folder: string;
  let socket: string;
  let press: CountingPress;
  let edge: EdgeAlone | undefined;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'edge-run-'));
    socket = join(folder, 'ssr-pages.sock');
    press = await startCountingPress();
    press.answerAfterMs = 0;
  });
  afterEach(async () => {
    await press.stop();
    await edge?.stop();
    edge = undefined;
    rmSync(folder, { recursive: true, force: true });
  });
  const start = async (address = press.address, env: Readonly<Record<string, string>> = {}) =>
    (edge = await startEdgeBefore('nginx', address, { RUN_DIR: folder, ...env }));
  const visit = () => sendRequest(edge?.origin ?? '', { path: list, headers: acceptsBrotli });
  const askedForBrotli = () =>
    press.seen.filter(({ headers }) => headers['accept-encoding'] === 'br').length;

  test('1,200 visitors who request a part of a file at once get it', async () => {
    const { origin } = await start();
    const workers = workersOf(Number(readFileSync(join(folder, 'edge.pid'), 'utf8')));
    const visitors = await connectOften(1_200, Number(new URL(origin).port));
    // All requests are there before the first one is read.
    for (const worker of workers) process.kill(worker, 'SIGSTOP');
    const request = 'GET /media/clip.mp4 HTTP/1.1\r\nHost: x\r\nRange: bytes=0-3\r\n\r\n';
    const answers = visitors.map((visitor) => {
      visitor.write(request);
      return once(visitor, 'data').then(([data]) => String(data).slice(0, 12));
    });
    await pause(100);
    for (const worker of workers) process.kill(worker, 'SIGCONT');
    const statuses = await Promise.all(answers);
    for (const visitor of visitors) visitor.destroy();
    expect(statuses.filter((status) => status !== 'HTTP/1.1 206')).toEqual([]);
  });

  test('every socket accepts a burst of connections', async () => {
    await start(press.address, { STATUS_SOCKET: join(folder, 'status.sock') });
    for (const name of ['files', 'ssr-pages', 'status'])
      expect(readFileSync(join(folder, `conf/settings/${name}-listen.conf`), 'utf8')).toContain(
        `listen unix:${folder}/${name}.sock backlog=4096;`,
      );
  });

  test('a request that began before nginx was told to stop gets its page, although the socket is gone', async () => {
    const { origin, stop } = await start();
    edge = undefined;
    const visitor = connect(Number(new URL(origin).port), '127.0.0.1');
    let answer = '';
    visitor.on('data', (data) => (answer += data.toString('latin1')));
    const closed = new Promise((resolve) => visitor.on('close', resolve));
    visitor.write(`GET ${list} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n`);
    await pause(200);
    const stopped = stop();
    while (existsSync(socket)) await pause(20);
    visitor.write('Connection: close\r\n\r\n');
    await closed;
    await stopped;
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*Content-Encoding: br/);
  });

  test('without the socket a page is renewed all the same', async () => {
    await start();
    await visit();
    await pause(copyMs);
    rmSync(socket);
    press.seen.length = 0;
    expect((await visit()).status).toBe(200);
    expect(press.count(`GET ${list}`)).toBe(1);
  });

  test('without the socket a part of a file is a short text, like every other error of a file', async () => {
    const { origin } = await start();
    rmSync(join(folder, 'files.sock'));
    const { status, headers, text } = await sendRequest(origin, {
      path: '/media/clip.mp4',
      headers: { Range: 'bytes=0-3' },
    });
    expect([status, headers['cache-control'], text]).toEqual([
      502,
      'no-cache',
      'Service Unavailable\n',
    ]);
  });

  test.each<[string, (server: Server) => void]>([
    ['closes the connection', (server) => server.on('request', ({ socket: one }) => one.destroy())],
    ['answers 502', (server) => server.on('request', (_, answer) => answer.writeHead(502).end())],
  ])('an SSR server that %s is asked once for each encoding', async (_, fail) => {
    const failing = createServer();
    fail(failing);
    let requests = 0;
    failing.on('request', () => (requests += 1));
    await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
    const { port } = failing.address() as AddressInfo;
    await start(`127.0.0.1:${port}`);
    const { status, text } = await visit();
    for (const giveUpAt = Date.now() + 5_000; requests < 2 && Date.now() < giveUpAt;)
      await pause(20);
    // A third one would be too many.
    await pause(200);
    failing.close();
    failing.closeAllConnections();
    expect([status, text]).toEqual([503, expect.stringContaining('<h1>503')]);
    expect(requests).toBe(2);
  });

  test('the access log names the SSR server that rendered a page, and the one that failed', async () => {
    const log = join(mkdtempSync(join(tmpdir(), 'edge-log-')), 'access.log');
    await start(press.address, { ACCESS_LOG: log });
    const seen = [await visit(), await visit()];
    await press.stop();
    await pause(copyMs);
    seen.push(await visit());
    await edge?.stop();
    edge = undefined;
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    rmSync(join(log, '..'), { recursive: true });
    const written = lines.map((line) => JSON.parse(line) as { readonly status: number });
    expect(written.slice(0, 2)).toMatchObject([
      { path: list, status: 200, cache: 'MISS', upstream: press.address },
      { path: list, status: 200, cache: 'HIT', upstream: '' },
    ]);
    // Both servers of nginx write at the end of their request, in either order.
    const outage = written.slice(2).sort((one, other) => other.status - one.status);
    expect(outage).toMatchObject([
      { path: list, status: 503, cache: '', upstream: press.address },
      { path: list, status: 200, cache: 'STALE', upstream: `unix:${socket}` },
    ]);
    for (const { headers } of seen) expect(headers).not.toHaveProperty('x-ssr-server');
  });

  test('a second start in the folder of a running nginx is refused and changes nothing', async () => {
    await start();
    expect(await startAgain(folder)).toEqual([
      1,
      expect.stringMatching(/^edge: nginx \(process \d+\) still runs in /),
    ]);
    expect((await visit()).status).toBe(200);
    expect(askedForBrotli()).toBe(1);
  });

  test.each(['the number of another process', 'the number of no process', 'no number'])(
    'after a killed nginx whose file has %s the edge starts',
    async (content) => {
      const numbers = new Map([
        ['the number of another process', `${process.pid}\n`],
        ['the number of no process', '4194305\n'],
      ]);
      writeFileSync(join(folder, 'edge.pid'), numbers.get(content) ?? '');
      const [, messages] = await startAgain(folder);
      expect(messages).toMatch(/^edge: waiting for the first release/);
    },
  );
});
