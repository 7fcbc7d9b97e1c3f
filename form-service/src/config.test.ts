import { ConfigError } from '@site/service-kit/config';
import { readConfig, readStoreConfig } from './config';

test('an empty environment is a complete configuration', () => {
  expect(readConfig({})).toMatchObject({
    port: 0,
    host: '127.0.0.1',
    relays: { popup: undefined, visit: undefined, inquiry: undefined },
    relayTimeoutMs: 8_000,
    relayFormat: { encoding: 'as-posted', addedFields: new Map() },
    webhook: undefined,
    trustProxyHops: 1,
    postsPerMinute: 20,
    retentionDays: 365,
  });
});

test('an empty variable counts as unset, as compose files pass it on', () => {
  expect(readConfig({ PORT: '', FORM_RELAY_URL: ' ' })).toEqual(readConfig({}));
});

test('every wrong setting is in one message, each with what it must be', () => {
  const env = {
    PORT: '70000',
    FORM_RELAY_URL: 'ftp://example.com/key-123',
    FORM_RELAY_TIMEOUT_MS: '8s',
    FORM_RELAY_ENCODING: 'xml',
    FORM_RELAY_FIELDS: 'key-999',
    TRUST_PROXY_HOPS: '-1',
    RATE_LIMIT_PER_MINUTE: '0',
    RETENTION_DAYS: 'forever',
    FORM_MASTER_KEY: 'secret-456',
    FORM_WEBHOOK_URL: 'mailto:key-789',
    FORM_WEBHOOK_SECRET: 'whsec_c2hvcnQ=',
  };
  let message = '';
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    message = (error as Error).message;
  }
  expect(message).toContain('11 settings are wrong');
  for (const name of Object.keys(env)) expect(message.split(`  ${name} must be`)).toHaveLength(2);
  expect(message).not.toMatch(/key-123|secret-456|key-789|key-999|c2hvcnQ/);
});

test('a relay has less time than the 12 s that the edge and a shutdown leave to a request', () => {
  expect(readConfig({ FORM_RELAY_TIMEOUT_MS: '11000' }).relayTimeoutMs).toBe(11_000);
  expect(() => readConfig({ FORM_RELAY_TIMEOUT_MS: '11001' })).toThrow(
    'FORM_RELAY_TIMEOUT_MS must be a whole number from 100 to 11000',
  );
});

test("a form's own relay address takes precedence over the common one", () => {
  const { relays } = readConfig({
    FORM_RELAY_URL: 'https://all.example/f',
    FORM_RELAY_URL_VISIT: 'http://visit.example/f',
  });
  expect(relays.popup?.href).toBe('https://all.example/f');
  expect(relays.visit?.href).toBe('http://visit.example/f');
});

test('a webhook needs its address and its secret', () => {
  const FORM_WEBHOOK_URL = 'https://ops.example/hook';
  const FORM_WEBHOOK_SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  expect(readConfig({}).webhook).toBeUndefined();
  expect(readConfig({ FORM_WEBHOOK_URL, FORM_WEBHOOK_SECRET }).webhook).toMatchObject({
    url: new URL(FORM_WEBHOOK_URL),
    secret: Buffer.alloc(24, 7),
  });
  expect(() => readConfig({ FORM_WEBHOOK_URL })).toThrow('FORM_WEBHOOK_SECRET must be set with');
  expect(() => readConfig({ FORM_WEBHOOK_SECRET })).toThrow('FORM_WEBHOOK_URL must be set with');
});

test('the command line reads the store settings only', () => {
  expect(readStoreConfig({ PORT: 'x', DATA_DIR: '/srv/forms', RETENTION_DAYS: '30' })).toEqual({
    location: {
      dataFolder: '/srv/forms',
      keyFolder: '/srv/keys/forms',
      masterKeyFile: '/srv/keys/forms/master.key',
      masterKey: undefined,
    },
    retentionDays: 30,
  });
});

test('keys may be in a folder of their own, and the master key in the environment', () => {
  const hex = 'ab'.repeat(32);
  const base64 = Buffer.from(hex, 'hex').toString('base64');
  for (const FORM_MASTER_KEY of [hex, base64, ` ${hex}\n`]) {
    const { location } = readStoreConfig({ FORM_MASTER_KEY, FORM_KEY_DIR: '/keys' });
    expect(location.masterKey?.toString('hex')).toBe(hex);
    expect(location.keyFolder).toBe('/keys');
  }
  const { location } = readStoreConfig({ FORM_MASTER_KEY_FILE: '/run/secrets/forms' });
  expect(location.masterKeyFile).toBe('/run/secrets/forms');
});
