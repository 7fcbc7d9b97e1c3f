/** Both servers report a wrong setting at the start and serve nothing. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@site/tools/free-port';
import { temporaryFolders } from '@site/testing/fixtures';
import { readConfig } from '../src/config';
import { startNginx } from '../testing/start-nginx';
import { edgeKinds } from '../testing/start-site';

const newFolder = temporaryFolders();
const inner = { SITE_DIR: '/tmp', PRESS_SERVICE: 'a:80', FORM_SERVICE: 'a:80' };

test('site server: every wrong setting in one message', () => {
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

test('site server: every setting has a default', () => {
  const config = readConfig(inner);
  expect(config).toMatchObject({ readsPerSecond: 50, writesPerSecond: 10 });
  expect(config.isTrusted('127.0.0.1')).toBe(false);
});

test('site server: a blank setting counts as unset', () => {
  const names = ['HOST', 'PORT', 'DICTIONARIES', 'TRUSTED_PROXIES', 'PUBLIC_ORIGIN'];
  const blank = Object.fromEntries(names.map((name) => [name, ' ']));
  expect(readConfig({ ...inner, ...blank })).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    usesDictionaries: true,
    publicOrigin: undefined,
  });
  expect(() => readConfig({ ...inner, SITE_DIR: ' ' })).toThrow('SITE_DIR is missing');
});

test('site server: an origin with a path is refused, as by nginx', () => {
  expect(() => readConfig({ ...inner, PUBLIC_ORIGIN: 'https://x.example/path' })).toThrow(
    'PUBLIC_ORIGIN must be like',
  );
});

(edgeKinds.includes('nginx') ? test : test.skip).each([
  ['TRUSTED_PROXIES', 'balancer; evil'],
  ['WORKER_PROCESSES', 'auto'],
  ['PUBLIC_ORIGIN', 'https://x.example/path'],
])('nginx: %s=%s', async (name, value) => {
  expect(runScript({ DNS_RESOLVER: '127.0.0.1', [name]: value })).toEqual([
    1,
    expect.stringMatching(`^nginx: ${name}`),
  ]);
});

test.each([
  ['https://윤슬.한국', 'https://xn--iu4bt5f.xn--3e0b707e, as browsers write it'],
  [
    'http://www.윤슬lake-1.kr:8080/path',
    'http://www.xn--lake-1-vb8zq5x.kr:8080, as browsers write it',
  ],
  ['https://x.example/path', 'like https://www.example.com without a path'],
  ['https://x.example/윤슬', 'like https://www.example.com without a path'],
])('the origin %s is refused: it must be %s', (PUBLIC_ORIGIN, allowed) => {
  const message = `PUBLIC_ORIGIN must be ${allowed}, not "${PUBLIC_ORIGIN}"`;
  expect(() => readConfig({ ...inner, PUBLIC_ORIGIN })).toThrow(message);
  expect(runScript({ PUBLIC_ORIGIN, DNS_RESOLVER: '127.0.0.1' })).toEqual([
    1,
    expect.stringMatching('^nginx: PUBLIC_ORIGIN must be like https://www.example.com'),
  ]);
});

(edgeKinds.includes('nginx') ? test : test.skip).each([
  [{}, 2],
  [{ WORKER_PROCESSES: '3' }, 3],
])('nginx: with %j it has %i workers, whatever the number of cores', async (env, count) => {
  const [httpPort, statusPort] = [await findFreePort('127.0.0.1'), await findFreePort('127.0.0.1')];
  const nginx = await startNginx({
    httpPort,
    statusPort,
    env: { SITE_SERVER: '127.0.0.1:1', ...env },
  });
  let names = namesOfChildren(nginx.pid);
  // The cache manager is started last, and each process first has the name of the one that starts it.
  while (!names.includes('nginx: cache manager process') || names.some(isMaster)) {
    await pause(20);
    names = namesOfChildren(nginx.pid);
  }
  await nginx.stop();
  expect(names.filter((name) => name === 'nginx: worker process')).toHaveLength(count);
});

const isMaster = (name: string) => name.startsWith('nginx: master');

function namesOfChildren(pid: number): readonly string[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return children.map((child) =>
    readFileSync(`/proc/${child}/cmdline`, 'latin1').replaceAll('\0', ' ').trim(),
  );
}

test('nginx: a machine with only IPv6 DNS servers gets an error message', () => {
  const folder = newFolder();
  // In place of the machine's own file.
  const sed = `case "$3" in
    /etc/resolv.conf) echo 'nameserver fd00::a' | /bin/sed "$1" "$2" ;;
    *) exec /bin/sed "$@" ;;
  esac`;
  writeFileSync(join(folder, 'sed'), `#!/bin/sh\n${sed}\n`, { mode: 0o755 });
  const ended = runScript({ PATH: `${folder}:${process.env['PATH']}` });
  expect(ended).toEqual([1, expect.stringMatching(/^nginx: DNS_RESOLVER is not set/)]);
});

/** @returns exit code and standard error of start.sh, which ends before it needs nginx */
function runScript(env: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync('sh', [join(import.meta.dirname, '../../nginx/start.sh')], {
    env: { PATH: process.env['PATH'], RUN_DIR: newFolder(), ...env },
    encoding: 'utf8',
    timeout: 5_000,
  });
  return [status, stderr] as const;
}
