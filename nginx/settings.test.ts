/** Each edge reports a wrong setting at the start and serves nothing. */
import { readConfig } from './gateway/config';
import { startEdgeBefore } from './testing/start-edge-alone';
import { edgeKinds } from './testing/start-site';

const inner = {
  SITE_DIR: '/tmp',
  PRESS_URL: 'http://a',
  FORMS_URL: 'http://a',
  PAGES_URL: 'http://a',
};

test('gateway: every wrong setting in one message', () => {
  const env = {
    ...inner,
    TRUSTED_PROXIES: '10.0.0.0/33',
    READS_PER_SECOND: '0',
    SECURITY_CONTACT: 'me',
  };
  expect(() => readConfig(env)).toThrow(
    /SECURITY_CONTACT[\s\S]*TRUSTED_PROXIES: "10.0.0.0\/33"[\s\S]*READS_PER_SECOND/,
  );
  expect(() => readConfig({ ...inner, TRUSTED_PROXIES: 'balancer' })).toThrow('"balancer"');
});

test('gateway: every setting has a default', () => {
  const config = readConfig(inner);
  expect(config).toMatchObject({ readsPerSecond: 50, writesPerSecond: 10 });
  expect(config.isTrusted('127.0.0.1')).toBe(false);
});

(edgeKinds.includes('nginx') ? test : test.skip).each([
  ['TRUSTED_PROXIES', 'balancer; evil'],
  ['READS_PER_SECOND', '0'],
  ['WRITES_PER_SECOND', 'x'],
  ['PUBLIC_ORIGIN', 'https://x.example/path'],
  ['SECURITY_CONTACT', 'me@x.example'],
  ['SECURITY_CONTACT', 'mailto:me@x.example\nContact: mailto:other@x.example'],
])('nginx: %s=%s', async (name, value) => {
  await expect(startEdgeBefore('nginx', '127.0.0.1:1', { [name]: value })).rejects.toThrow(
    `edge: ${name}`,
  );
});
