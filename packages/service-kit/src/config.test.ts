import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ConfigError,
  readEnvironment,
  serverSettings,
  setting,
  text,
  textThat,
  wholeNumber,
  type Environment,
} from './config';

const settings = {
  ...serverSettings,
  DAYS: wholeNumber(1, 365).default(30),
  FOLDER: text().optional(),
  LOG: setting('must be 0 or 1', (value) =>
    /^[01]$/.test(value) ? value === '1' : undefined,
  ).default(false),
  KEY: textThat('must be a key', (value) => value.startsWith('key'), { isSecret: true }).optional(),
};
const read = (environment: Environment) => readEnvironment(environment, settings, ['KEY']);

test('an empty environment has the defaults', () => {
  const defaults = { PORT: 0, HOST: '127.0.0.1', TRUST_PROXY_HOPS: 1, DAYS: 30, LOG: false };
  expect(read({})).toEqual(defaults);
  expect(read({ PORT: '', DAYS: ' ', UNKNOWN: 'x' })).toEqual(defaults);
});

test('values are parsed and trimmed; secrets are left as they are', () => {
  expect(read({ PORT: ' 80 ', LOG: '1', FOLDER: ' /data', KEY: 'key ' })).toMatchObject({
    PORT: 80,
    LOG: true,
    FOLDER: '/data',
    KEY: 'key ',
  });
});

test('every wrong setting is in one error, secrets without their values', () => {
  const wrong = () => read({ PORT: '65536', HOST: 'two words', DAYS: '1.5', KEY: 'hidden' });
  expect(wrong).toThrow(ConfigError);
  expect(wrong).toThrow(
    [
      '4 settings are wrong:',
      '  PORT must be a whole number from 0 to 65535, not "65536".',
      '  HOST must be an address or a host name, not "two words".',
      '  DAYS must be a whole number from 1 to 365, not "1.5".',
      '  KEY must be a key.',
    ].join('\n'),
  );
});

test.each(['::1', '0.0.0.0', 'press-service', 'example.com'])('%s is a host', (HOST) => {
  expect(read({ HOST }).HOST).toBe(HOST);
});

test('a secret may come from a file, and an unreadable file is one of the wrong settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  writeFileSync(join(folder, 'key'), 'key of the file\n');
  expect(read({ KEY_FILE: join(folder, 'key') }).KEY).toBe('key of the file');
  const wrong = () => read({ KEY_FILE: join(folder, 'none'), PORT: 'x' });
  expect(wrong).toThrow(
    /^2 settings are wrong:\n {2}KEY_FILE: ".*" cannot be read \(ENOENT\)\n {2}PORT /,
  );
  rmSync(folder, { recursive: true });
});
