import { createReportCounts, kindsOf } from './count-reports';

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

test('counts by kind, logs once a minute and stores no URLs', () => {
  jest.useFakeTimers();
  const report = {
    type: 'csp-violation',
    url: 'https://www.example.com/forms/done?secret',
    user_agent: 'somebody',
    body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/' },
  };
  const lines: string[] = [];
  const count = createReportCounts((line) => void lines.push(line));
  kindsOf(JSON.stringify([report, report]))?.forEach(count);
  jest.advanceTimersByTime(60_000);
  expect(lines).toEqual(['Site server: reports {"csp-violation img-src":2}']);
  jest.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  jest.useRealTimers();
});
