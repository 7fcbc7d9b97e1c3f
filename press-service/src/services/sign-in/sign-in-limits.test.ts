import { sessionUrl } from '@site/contract';
import { forEachTest } from '@site/testing/fixtures';
import { administrator, startTestService } from '../../../testing/test-service';

describe('too many tries', () => {
  const wrong = { ...administrator, password: 'wrong-horse' };
  let nowMs: number;
  beforeEach(() => {
    nowMs = Date.now();
  });
  const service = forEachTest(() => startTestService({ now: () => nowMs }));

  const tryFrom = (address: string, credentials: unknown) =>
    service.visitor.post(sessionUrl, credentials, { 'X-Forwarded-For': address });

  test('four are free, then waits double; another address is not affected [ADMIN-4]', async () => {
    for (let free = 0; free < 4; free += 1)
      expect((await tryFrom('192.0.2.1', wrong)).status).toBe(401);
    const blocked = await tryFrom('192.0.2.1', administrator);
    expect(blocked.headers.get('Retry-After')).toBe('60');
    expect(await blocked.json()).toEqual({
      error: 'too_many_attempts',
      message: '시도가 너무 많습니다. 1분 후 다시 시도해 주세요.',
      retryAfterMinutes: 1,
    });
    expect((await tryFrom('192.0.2.2', administrator)).status).toBe(200);

    nowMs += 60_000;
    expect((await tryFrom('192.0.2.1', wrong)).status).toBe(401);
    const again = await (await tryFrom('192.0.2.1', wrong)).json();
    expect(again.retryAfterMinutes).toBe(2);
    nowMs += 120_000;
    expect((await tryFrom('192.0.2.1', administrator)).status).toBe(200);
    expect((await tryFrom('192.0.2.1', wrong)).status).toBe(401);
  });

  test('a block of a clock that was ahead ends when the clock is corrected', async () => {
    const rightMs = nowMs;
    nowMs += 365 * 24 * 3_600_000;
    for (let count = 0; count < 5; count += 1) await tryFrom('192.0.2.1', wrong);
    expect((await tryFrom('192.0.2.1', administrator)).status).toBe(429);
    nowMs = rightMs;
    expect((await tryFrom('192.0.2.1', administrator)).status).toBe(200);
  });

  test('parallel tries do not slip through', async () => {
    const tries = Array.from({ length: 20 }, () => tryFrom('192.0.2.3', wrong));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(16);
  });

  test('one address has 99 tries an hour over all accounts', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 101; index += 1) {
      const email = `someone-${index}@yunseul.example`;
      statuses.push((await tryFrom('192.0.2.4', { ...wrong, email })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(99);
    expect(statuses.slice(99)).toEqual([429, 429]);
    nowMs += 60 * 60_000;
    expect((await tryFrom('192.0.2.4', wrong)).status).toBe(401);
  });

  test('the addresses of one IPv6 network count as one', async () => {
    for (let index = 1; index <= 4; index += 1) await tryFrom(`2001:db8:1:2::${index}`, wrong);
    expect((await tryFrom('2001:db8:1:2:ffff::1', wrong)).status).toBe(429);
    expect((await tryFrom('2001:db8:1:3::1', wrong)).status).toBe(401);
  });
});
