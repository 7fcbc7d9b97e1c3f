import { resolve } from 'node:path';
import { ConfigError } from '@site/service-kit/config';
import { readConfig } from './config';

test('an empty environment is complete', () => {
  expect(readConfig({})).toEqual({
    port: 0,
    host: '127.0.0.1',
    dataDir: resolve('data/press'),
    accessLogFile: resolve('data/press/access.log'),
    trustProxyHops: 1,
    logsRequests: false,
    readsPerMinute: 600,
    searchesPerMinute: 60,
    viewsPerMinute: 600,
    admin: {},
  });
});

test('an empty value counts as unset', () => {
  const empty = { PORT: '', MONGODB_URI: '', ADMIN_PASSWORD: '', SESSION_SECRET: '' };
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['HOST', 'two words'],
  ['MONGODB_URI', 'postgres://x'],
  ['MONGODB_URI', 'mongodb://'],
  ['ADMIN_EMAIL', 'a@b@c'],
  ['ADMIN_EMAIL', 'a\b@b.example'],
  ['ADMIN_EMAIL', '관리자@b.example'],
  ['ADMIN_EMAIL', 'a@윤슬.example'],
  ['ADMIN_EMAIL', `${'a'.repeat(65)}@b.example`],
  ['ADMIN_PASSWORD', '1234567'],
  ['PUBLIC_ORIGIN', 'example.com'],
  ['PUBLIC_ORIGIN', 'https://example.com/'],
  ['PUBLIC_ORIGIN', 'ftp://example.com'],
  ['TRUST_PROXY_HOPS', 'true'],
  ['SESSION_SECRET', 'too short'],
  ['LOG_REQUESTS', 'yes'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(`1 setting is wrong:\n  ${name} must `);
});

test('all wrong settings are reported together, without secrets', () => {
  const wrong = { PORT: 'x', ADMIN_PASSWORD: 'secret', SESSION_SECRET: 'secret', HOST: '!' };
  const read = () => readConfig(wrong);
  expect(read).toThrow('4 settings are wrong');
  expect(read).not.toThrow('secret');
});
