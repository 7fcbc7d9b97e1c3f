/** When sessions end by themselves. */
import { sessionUrl } from '@site/contract';
import { startTestService } from '../../testing/test-service';

const dayMs = 24 * 60 * 60 * 1_000;

test('after 7 days a session is over, however busy it was', async () => {
  let nowMs = Date.now();
  const service = await startTestService({ now: () => nowMs });
  const desk = await service.signIn();
  nowMs += 7 * dayMs - 1_000;
  expect((await desk.get(sessionUrl)).status).toBe(200);
  nowMs += 1_000;
  expect((await desk.get(sessionUrl)).status).toBe(401);
  await service.stop();
});

test('every request prolongs it by 8 hours', async () => {
  const service = await startTestService();
  const desk = await service.signIn();
  const [cookie = ''] = (await desk.get(sessionUrl)).headers.getSetCookie();
  const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
  const lifeMs = expires - Date.now();
  expect(lifeMs).toBeGreaterThan(8 * 3_600_000 - 60_000);
  expect(lifeMs).toBeLessThanOrEqual(8 * 3_600_000 + 1_000);
  await service.stop();
});
