import { postJson } from '../../testing/post';
import { startApp, type RunningApp } from '../../testing/start-app';

const startMs = Date.now();
let nowMs: number;
let app: RunningApp;
beforeEach(async () => {
  nowMs = startMs;
  app = await startApp({ RATE_LIMIT_PER_MINUTE: '2' }, () => nowMs);
});
afterEach(() => app.stop());

async function postFrom(address: string, form = 'popup'): Promise<Response> {
  const headers = { 'x-forwarded-for': address };
  return postJson(`${app.url}/forms/${form}`, { name: 'a', phone: '1' }, headers);
}

test('the limit is counted over all forms and answers with Retry-After', async () => {
  await postFrom('203.0.113.1', 'popup');
  await postFrom('203.0.113.1', 'inquiry');
  const answer = await postFrom('203.0.113.1', 'visit');
  expect(answer.status).toBe(429);
  expect(await answer.json()).toEqual({ ok: false, error: 'too_many' });
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(app.stored()).toHaveLength(2);
});

test('after the minute the address may post again', async () => {
  await postFrom('203.0.113.1');
  await postFrom('203.0.113.1');
  expect((await postFrom('203.0.113.1')).status).toBe(429);
  nowMs = startMs + 60_000;
  expect((await postFrom('203.0.113.1')).status).toBe(200);
});

test('a clock of the host that is set back does not lengthen the minute', async () => {
  let elapsedMs = 0;
  await app.stop();
  app = await startApp(
    { RATE_LIMIT_PER_MINUTE: '1' },
    () => nowMs,
    'notice',
    () => elapsedMs,
  );
  await postFrom('203.0.113.1');
  nowMs = startMs - 3_600_000;
  elapsedMs = 59_000;
  expect((await postFrom('203.0.113.1')).headers.get('retry-after')).toBe('1');
  elapsedMs = 60_000;
  expect((await postFrom('203.0.113.1')).status).toBe(200);
});

test('each address is counted alone; only the hop that the edge wrote is trusted', async () => {
  for (const spoofed of ['1.1.1.1', '2.2.2.2']) await postFrom(`${spoofed}, 203.0.113.1`);
  expect((await postFrom('3.3.3.3, 203.0.113.1')).status).toBe(429);
  expect((await postFrom('203.0.113.2')).status).toBe(200);
});

test('an IPv6 network counts as one visitor', async () => {
  await postFrom('2001:db8:1:2::1');
  await postFrom('2001:db8:1:2:aaaa::1');
  expect((await postFrom('2001:0db8:0001:0002:bbbb:0:0:1')).status).toBe(429);
  expect((await postFrom('2001:db8:1:3::1')).status).toBe(200);
});
