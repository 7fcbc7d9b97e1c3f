import { sessionUrl } from '@site/contract';
import { requestAndLeave } from '@site/service-kit/testing';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import express from 'express';
import { forEachTest } from '@site/testing/fixtures';
import { expectError, sampleDraft } from '../../testing/press-steps';
import { administrator, startTestService } from '../../testing/test-service';
import { setUpErrors } from '../middleware/set-up-errors';
import { setUpPathLog } from '../middleware/set-up-path-log';
import { setUpHealth } from './set-up-health';

const service = forEachTest(() => startTestService());

describe('health and logs', () => {
  test('live and ready answer', async () => {
    for (const path of ['live', 'ready']) {
      const response = await service.visitor.get(`/api/press/health/${path}`);
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    }
  });

  test('no log line contains text that was typed', async () => {
    const admin = await service.signIn();
    await service.visitor.post(`${sessionUrl}?email=typed@yunseul.example`, administrator);
    await admin.publish(sampleDraft);
    const lines = service.requestLines.join('\n');
    expect(service.requestLines.length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(JSON.parse(service.requestLines[0] ?? '{}'))).toEqual([
      'time',
      'method',
      'path',
      'status',
      'ms',
    ]);
    for (const secret of ['@', administrator.password, sampleDraft.title, admin.cookie() ?? ''])
      expect(lines).not.toContain(secret);
    expect(service.errorLines).toEqual([]);
  });

  test('a request whose client left before the response is logged as aborted', async () => {
    const app = express();
    const lines: string[] = [];
    setUpPathLog(app, (line) => void lines.push(line));
    await requestAndLeave(app, '/');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ status: 'aborted' }]);
  });

  test('ready does not wait for a silent store longer than a second', async () => {
    const app = express();
    setUpHealth(app, { ping: () => new Promise(() => undefined) });
    setUpErrors(app, () => undefined);
    const { origin, stop } = await serveOnLoopback(app);
    const startedAt = performance.now();
    const response = await fetch(`${origin}/api/press/health/ready`);
    await expectError(response, 503, 'store_unavailable');
    expect(performance.now() - startedAt).toBeGreaterThan(900);
    await stop();
  });
});
