import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/testing/fixtures';
import { ConfigError, readEnvironment, readServerSettings, type Environment } from './config';

const folder = temporaryFolder();
const read = (environment: Environment) =>
  readEnvironment(environment, ['KEY'], (settings) => ({
    ...readServerSettings(settings),
    key: settings.secret('KEY', 'must be a key', (value) =>
      value.startsWith('key') ? value : undefined,
    ),
  }));

test('an empty environment has the defaults', () => {
  const defaults = { port: 0, host: '127.0.0.1', trustProxyHops: 1 };
  expect(read({})).toEqual(defaults);
  expect(read({ PORT: '', KEY: ' ', UNKNOWN: 'x' })).toEqual(defaults);
});

test('values are parsed and trimmed; secrets are left as they are', () => {
  expect(read({ PORT: ' 80 ', KEY: 'key ' })).toMatchObject({ port: 80, key: 'key ' });
});

test('every wrong setting is in one error, secrets without their values', () => {
  const wrong = () => read({ PORT: '65536', HOST: 'two words', KEY: 'hidden' });
  expect(wrong).toThrow(ConfigError);
  expect(wrong).toThrow(
    [
      '3 settings are wrong:',
      '  PORT must be a whole number from 0 to 65535, not "65536".',
      '  HOST must be an address or a host name, not "two words".',
      '  KEY must be a key.',
    ].join('\n'),
  );
});

test.each(['::1', '0.0.0.0', 'press-service', 'example.com'])('%s is a host', (HOST) => {
  expect(read({ HOST }).host).toBe(HOST);
});

test('a secret may come from a file, and an unreadable file is one of the wrong settings', () => {
  writeFileSync(join(folder, 'key'), 'key of the file\n');
  expect(read({ KEY_FILE: join(folder, 'key') }).key).toBe('key of the file');
  expect(() => read({ KEY_FILE: join(folder, 'none'), PORT: 'x' })).toThrow(
    /^2 settings are wrong:\n {2}KEY_FILE: ".*" cannot be read \(ENOENT\)\n {2}PORT /,
  );
});
