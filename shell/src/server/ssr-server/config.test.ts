import { readConfig } from './config';

const required = { SITE_DIR: '/site', PRESS_SERVICE: 'press-service:8080' };

test('every setting but two has a default, and a blank one counts as unset', () => {
  const config = {
    host: '127.0.0.1',
    port: 0,
    siteFolder: '/site',
    pressService: 'http://press-service:8080',
    readsPerMinute: 600,
    searchesPerMinute: 60,
    metricsPort: undefined,
  };
  expect(readConfig(required)).toEqual(config);
  const names = ['HOST', 'PORT', 'READS_PER_MINUTE', 'SEARCHES_PER_MINUTE', 'METRICS_PORT'];
  const blank = Object.fromEntries(names.map((name) => [name, '']));
  expect(readConfig({ ...required, ...blank })).toEqual(config);
});

test('a limit of 0 is kept', () => {
  expect(readConfig({ ...required, READS_PER_MINUTE: '0' }).readsPerMinute).toBe(0);
});

test('every problem is in one message', () => {
  const env = { SITE_DIR: '', PRESS_SERVICE: 'press', PORT: '-1', METRICS_PORT: 'x' };
  expect(() => readConfig(env)).toThrow(
    /PORT[^]*SITE_DIR is missing[^]*PRESS_SERVICE[^]*METRICS_PORT/,
  );
});
