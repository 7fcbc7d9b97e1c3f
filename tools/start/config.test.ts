import { readStartConfig } from './config';

test('nothing set: port 8080 on loopback', () => {
  expect(readStartConfig({})).toMatchObject({ port: 8080, host: '127.0.0.1' });
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
