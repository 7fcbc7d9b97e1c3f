import { defaultSite } from '@site/contract';
import { temporaryFolder } from '@site/testing/fixtures';
import { readConfig } from './config';
import { startService } from './start-service';

const dataDir = temporaryFolder();
const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: 'correct-horse-battery', READS_PER_MINUTE: '1' };

test('METRICS_PORT serves what was counted by route, and refusals by limit, on its own port [OPS-1]', async () => {
  const service = await startService(readConfig({ ...env, METRICS_PORT: '0' }));
  try {
    const origin = `http://127.0.0.1:${service.port}`;
    const list = `${origin}/api/press/${encodeURIComponent(defaultSite.key)}/articles`;
    const headers = { 'X-Forwarded-For': '192.0.2.9' };
    const statuses = [await fetch(list, { headers }), await fetch(list, { headers })];
    expect(statuses.map(({ status }) => status)).toEqual([200, 429]);
    for (const response of statuses) await response.text();
    const inner = await fetch(`http://127.0.0.1:${service.metricsPort}/metrics`);
    const text = await inner.text();
    const count =
      'http_request_duration_seconds_count{method="GET",route="/api/press/:site/articles"';
    expect(text).toContain(`${count},status="200"} 1`);
    expect(text).toContain(`${count},status="429"} 1`);
    expect(text).toContain('rate_limited_total{limit="reads"} 1');
    expect(text).not.toContain('192.0.2.9');
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  } finally {
    await service.stop();
  }
});

test('without METRICS_PORT nothing is counted and nothing listens [OPS-1]', async () => {
  const service = await startService(readConfig(env));
  expect(service.metricsPort).toBeUndefined();
  await service.stop();
});
