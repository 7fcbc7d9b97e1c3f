import { serveOnLoopback, type LoopbackServer } from '@site/testing/serve-on-loopback';
import { createCountReports, kindsOf } from './count-reports';

test('reads both formats and counts unknown kinds as other', () => {
  expect(
    kindsOf(
      JSON.stringify([
        { type: 'csp-violation', body: { effectiveDirective: 'script-src-elem' } },
        { type: 'csp-violation', body: { effectiveDirective: 'x'.repeat(1_000) } },
        { type: 'coop', body: { disposition: 'enforce' } },
        { type: 'constructor' },
        null,
      ]),
    ),
  ).toEqual(['csp-violation script-src-elem', 'csp-violation other', 'coop', 'other', 'other']);
  expect(kindsOf('{"csp-report":{"violated-directive":"img-src \'self\'"}}')).toEqual([
    'csp-violation img-src',
  ]);
  expect(kindsOf('{"constructor":1}')).toBeUndefined();
  expect(kindsOf('no JSON')).toBeUndefined();
});

describe('POST /reports', () => {
  let server: LoopbackServer;
  const lines: string[] = [];
  beforeAll(async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const countReports = createCountReports((line) => void lines.push(line));
    server = await serveOnLoopback((request, response) => void countReports(request, response));
  });
  afterAll(() => {
    jest.useRealTimers();
    return server.stop();
  });

  const post = async (body: string, type = 'application/reports+json') => {
    const { status } = await fetch(`${server.origin}/reports`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    return status;
  };

  test('counts by kind, logs once a minute and stores no URLs', async () => {
    const report = JSON.stringify([
      {
        type: 'csp-violation',
        url: 'https://www.example.com/forms/done?secret',
        user_agent: 'somebody',
        body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/' },
      },
    ]);
    expect([await post(report), await post(report)]).toEqual([204, 204]);
    jest.advanceTimersByTime(60_000);
    expect(lines).toEqual(['Site server: reports {"csp-violation img-src":2}']);
    jest.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
  });

  test('rejects anything that is not a report', async () => {
    expect(await post('[]', 'text/plain')).toBe(415);
    expect(await post('{}')).toBe(400);
  });
});
