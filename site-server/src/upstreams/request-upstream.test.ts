import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import { openPool, requestUpstream } from './request-upstream';

jest.mock('node:dns/promises', () => ({ lookup: jest.fn() }));

/** Loopback addresses on which nothing listens, more than a request has attempts. */
const lost = [2, 3, 4, 5, 6].map((last) => `127.0.0.${last}`);
const request = { method: 'POST', path: '/', headers: {}, body: Buffer.from('once') };

const asked = lookup as unknown as jest.Mock<Promise<readonly LookupAddress[]>>;

function resolveTo(addresses: readonly string[]) {
  asked.mockImplementation(() =>
    Promise.resolve(addresses.map((address) => ({ address, family: 4 }))),
  );
}

test('lost replicas, which the DNS still names, cost a request its attempts only until they are known', async () => {
  const server = await serveOnLoopback((_, response) => response.end('stored'));
  resolveTo([...lost, '127.0.0.1']);
  const pool = openPool(`http://service.test:${server.port}`);
  try {
    await expect(requestUpstream(pool, request)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await pause(1_100);
    const { body } = await requestUpstream(pool, request);
    expect(await body.text()).toBe('stored');
    await pause(1_100);
    for (let count = 0; count < lost.length; count += 1) {
      const { statusCode } = await requestUpstream(pool, request);
      expect(statusCode).toBe(200);
    }
  } finally {
    await pool.close();
    await server.stop();
  }
});

test('a service whose only address could not be reached is tried again at once', async () => {
  const server = await serveOnLoopback((_, response) => response.end('stored'));
  const { port } = server;
  await server.stop();
  resolveTo(['127.0.0.1']);
  const pool = openPool(`http://service.test:${port}`);
  await expect(requestUpstream(pool, request)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  server.server.listen(port, '127.0.0.1');
  try {
    const { statusCode } = await requestUpstream(pool, request);
    expect(statusCode).toBe(200);
  } finally {
    await pool.close();
    await server.stop();
  }
});

test('a DNS that no longer answers, or fails, holds no request; it is asked once at a time', async () => {
  const server = await serveOnLoopback((_, response) => response.end('stored'));
  resolveTo(['127.0.0.1']);
  const pool = openPool(`http://service.test:${server.port}`);
  const statusOf = async () => (await requestUpstream(pool, request)).statusCode;
  try {
    expect(await statusOf()).toBe(200);
    await pause(1_100);
    let fail: (error: Error) => void = () => undefined;
    asked.mockReset().mockReturnValue(new Promise((_, reject) => (fail = reject)));
    for (let round = 0; round < 2; round += 1) {
      expect(await Promise.all(Array.from({ length: 10 }, statusOf))).toEqual(Array(10).fill(200));
      await pause(1_100);
    }
    expect(asked).toHaveBeenCalledTimes(1);
    fail(new Error('SERVFAIL'));
    expect(await statusOf()).toBe(200);
  } finally {
    await pool.close();
    await server.stop();
  }
});
