/** When sessions expire. */
import { sessionUrl } from '@site/contract';
import { startTestService } from '../../testing/test-service';

const dayMs = 24 * 60 * 60 * 1_000;

test('after 7 days a session is over, whatever its use', async () => {
  let nowMs = Date.now();
  const service = await startTestService({ now: () => nowMs });
  const admin = await service.signIn();
  nowMs += 7 * dayMs - 1_000;
  expect((await admin.get(sessionUrl)).status).toBe(200);
  nowMs += 1_000;
  expect((await admin.get(sessionUrl)).status).toBe(401);
  await service.stop();
});

test('a session of a clock that was ahead is over when the clock is corrected', async () => {
  let nowMs = Date.now() + 365 * dayMs;
  const service = await startTestService({ now: () => nowMs });
  const admin = await service.signIn();
  expect((await admin.get(sessionUrl)).status).toBe(200);
  nowMs -= 365 * dayMs;
  expect((await admin.get(sessionUrl)).status).toBe(401);
  await service.stop();
});

test('every request prolongs it by 8 hours', async () => {
  const service = await startTestService();
  const admin = await service.signIn();
  const [cookie = ''] = (await admin.get(sessionUrl)).headers.getSetCookie();
  const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
  const lifetimeMs = expires - Date.now();
  expect(lifetimeMs).toBeGreaterThan(8 * 3_600_000 - 60_000);
  expect(lifetimeMs).toBeLessThanOrEqual(8 * 3_600_000 + 1_000);
  await service.stop();
});
