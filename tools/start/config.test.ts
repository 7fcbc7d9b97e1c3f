import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { readStartConfig } from './config';

test('nothing set: port 8080 on loopback', () => {
  expect(readStartConfig({})).toMatchObject({ port: 8080, host: '127.0.0.1' });
});

test('blank variables count as unset', () => {
  const names = ['PORT', 'HOST', 'DATA_DIR', 'PUBLIC_ORIGIN', 'MONGODB_URI', 'ADMIN_EMAIL'];
  const more = ['ADMIN_PASSWORD', 'FORM_RELAY_URL'];
  for (const blank of ['', ' '])
    expect(
      readStartConfig(Object.fromEntries([...names, ...more].map((name) => [name, blank]))),
    ).toEqual({ port: 8080, host: '127.0.0.1', dataFolder: join(repositoryRoot, 'data') });
});

test('all problems are reported at once', () => {
  const env = {
    PORT: 'eighty',
    PUBLIC_ORIGIN: 'www.example.com/',
    MONGODB_URI: 'localhost',
    ADMIN_EMAIL: 'admin',
    ADMIN_PASSWORD: 'short',
    FORM_RELAY_URL: 'ftp://x',
  };
  expect(() => readStartConfig(env)).toThrow(
    /PORT[\s\S]*PUBLIC_ORIGIN[\s\S]*MONGODB_URI[\s\S]*ADMIN_EMAIL[\s\S]*ADMIN_PASSWORD[\s\S]*FORM_RELAY_URL/,
  );
});

test('a password never appears in the message', () => {
  expect(() => readStartConfig({ ADMIN_PASSWORD: 'hunter2' })).not.toThrow(/hunter2/);
});

test('the address of a relay, which may contain a key, never appears in the message', () => {
  const wrong = () => readStartConfig({ FORM_RELAY_URL: 'ftp://relay.example/hunter2' });
  expect(wrong).toThrow('FORM_RELAY_URL must be');
  expect(wrong).not.toThrow(/hunter2/);
});
