import express from 'express';
import { sendRequest } from '@site/testing/send-request';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import { requestAndLeave } from '../testing/request-and-leave';
import { createMetrics, serveMetrics, setUpRequestMetrics } from '.';

const loopback = { port: 0, host: '127.0.0.1' };

/** @returns the text of /metrics after these requests to a small app */
async function metricsAfter(requests: readonly (readonly [method: string, path: string])[]) {
  const metrics = createMetrics();
  const app = express();
  setUpRequestMetrics(app, metrics);
  app.get('/things/:id', (_request, response) => void response.send('ok'));
  app.get('/fails', () => {
    throw Object.assign(new Error('no'), { status: 503, expose: false });
  });
  app.set('env', 'test');
  const outer = await serveOnLoopback(app);
  for (const [method, path] of requests) await sendRequest(outer.origin, { method, path });
  const inner = await serveMetrics(metrics, loopback);
  const origin = `http://${loopback.host}:${inner.port}`;
  const answer = await fetch(`${origin}/metrics`);
  const text = await answer.text();
  const others = [await fetch(`${origin}/`), await fetch(`${origin}/metrics`, { method: 'POST' })];
  inner.server.close();
  inner.server.closeAllConnections();
  await outer.stop();
  return { type: answer.headers.get('Content-Type'), text, others };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('counts responses by route and status, with their duration and the process [OPS-1]', async () => {
  const { type, text, others } = await metricsAfter([
    ['GET', '/things/1'],
    ['GET', '/things/2?q=x'],
    ['GET', '/fails'],
  ]);
  expect(type).toContain('text/plain; version=0.0.4');
  const count = 'http_request_duration_seconds_count';
  expect(text).toContain(`${count}{method="GET",route="/things/:id",status="200"} 2`);
  expect(text).toContain(`${count}{method="GET",route="/fails",status="503"} 1`);
  expect(text).toMatch(/http_request_duration_seconds_bucket\{le="0.005",method="GET"/);
  expect(text).toMatch(/process_cpu_seconds_total|process_resident_memory_bytes/);
  expect(others.map(({ status }) => status)).toEqual([404, 404]);
});

test('a request whose client left before the response counts as aborted, not as 200 [OPS-1]', async () => {
  const metrics = createMetrics();
  const app = express();
  setUpRequestMetrics(app, metrics);
  await requestAndLeave(app, '/slow');
  const { text } = await metrics.write();
  expect(text).toContain('count{method="GET",route="/slow",status="aborted"} 1');
  expect(text).not.toContain('status="200"');
});

test('a taken METRICS_PORT is named, not PORT', async () => {
  const { port, server } = await serveMetrics(createMetrics(), loopback);
  await expect(serveMetrics(createMetrics(), { ...loopback, port })).rejects.toThrow(
    `the port ${port} is in use. Set METRICS_PORT to another number`,
  );
  server.close();
});

test('nothing that a visitor sends becomes a label [OPS-1]', async () => {
  const { text } = await metricsAfter([
    ['GET', '/things/secret-id?q=secret-query'],
    ['GET', '/secret-path'],
    ['PROPFIND', '/things/1'],
  ]);
  expect(text).not.toContain('secret');
  expect(text).toContain('method="GET",route="none",status="404"} 1');
  expect(text).toContain('method="other"');
});
