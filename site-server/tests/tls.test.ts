import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type ClientHttp2Session } from 'node:http2';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { commonSecurityHeaders } from '@site/contract';
import { findFreePort } from '@site/tools/free-port';
import { forAllTests, temporaryFolder } from '@site/testing/fixtures';
import { sendRequest } from '@site/testing/send-request';
import { startEdgeBefore } from '../testing/start-edge-alone';
import { startNginx, whyNoNginx } from '../testing/start-nginx';

const canTest = whyNoNginx() === undefined && hasOpenssl();

function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('nginx with certificates: not tested (no openssl)\n');
    return false;
  }
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let polls = 0; !(await holds()); polls += 1) {
    if (polls > 100) throw new Error('not within 10 s');
    await pause(100);
  }
}

(canTest ? describe : describe.skip)('nginx with mounted certificates', () => {
  const folder = temporaryFolder();
  const certificate = join(folder, 'fullchain.pem');
  const key = join(folder, 'privkey.pem');
  let httpPort: number;
  let httpsPort: number;

  const writeCertificate = (name: string) => {
    const made = ['-keyout', `${key}.new`, '-out', `${certificate}.new`];
    const what = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    execFileSync('openssl', ['req', ...what, '-days', '2', '-subj', `/CN=${name}`, ...made], {
      stdio: 'ignore',
    });
    copyFileSync(`${key}.new`, key);
    copyFileSync(`${certificate}.new`, certificate);
  };

  const overHttp2 = async <T>(
    work: (session: ClientHttp2Session) => Promise<T>,
    port = httpsPort,
  ): Promise<T> => {
    const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    try {
      await once(session, 'connect');
      return await work(session);
    } finally {
      session.close();
    }
  };
  const headersOf = (path: string) =>
    overHttp2(async (session) => {
      const stream = session.request({ ':path': path });
      const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
      stream.resume();
      await once(stream, 'end');
      return headers;
    });
  const nameOnCertificate = (port = httpsPort) =>
    overHttp2(
      async ({ socket }) =>
        socket instanceof TLSSocket ? socket.getPeerCertificate().subject.CN : undefined,
      port,
    );

  beforeAll(async () => {
    writeCertificate('first');
    [httpPort, httpsPort] = [await findFreePort('127.0.0.1'), await findFreePort('127.0.0.1')];
  });
  const upstream = forAllTests(() =>
    startEdgeBefore('site-server', '127.0.0.1:1', { TRUSTED_PROXIES: '127.0.0.1' }),
  );
  const start = async (http: number, https: number, env: Readonly<Record<string, string>>) =>
    startNginx({
      httpPort: http,
      httpsPort: https,
      statusPort: await findFreePort('127.0.0.1'),
      env: {
        SITE_SERVER: new URL(upstream.origin).host,
        PUBLIC_ORIGIN: 'https://www.example.com',
        ...env,
      },
    });
  forAllTests(() => start(httpPort, httpsPort, { TLS_CERTIFICATE: certificate, TLS_KEY: key }));

  const requestPlain = (host: string, path: string, method = 'GET') =>
    sendRequest(`http://127.0.0.1:${httpPort}`, { method, path, headers: { Host: host } });

  test.each(['www.example.com', 'WWW.example.com:80'])(
    'http answers 308 to the same page by https, without HSTS (%s)',
    async (host) => {
      const answer = await requestPlain(host, '/Brand/intro?a=1');
      expect(answer.status).toBe(308);
      expect(answer.headers['location']).toBe('https://www.example.com/Brand/intro?a=1');
      expect(answer.headers['strict-transport-security']).toBeUndefined();
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.repeated).toEqual([]);
    },
  );

  test.each(['evil.example', 'example.com', 'www.example.com.evil.example', '127.0.0.1', 'x'])(
    'http for another host (%s) is 421 without a redirect',
    async (host) => {
      const answer = await requestPlain(host, '/');
      expect([answer.status, answer.headers['location']]).toEqual([421, undefined]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test.each([
    ['DELETE', '/api/press/session'],
    ['POST', '/api/press/session'],
    ['POST', '/forms/popup'],
    ['POST', '/forms/visit'],
    ['POST', '/reports'],
  ])('http refuses %s %s instead of redirecting it', async (method, path) => {
    const answer = await requestPlain('www.example.com', path, method);
    expect([answer.status, answer.headers['location']]).toEqual([403, undefined]);
    expect(answer.text).toBe('Use https\n');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.repeated).toEqual([]);
  });

  test.each([
    ['/', 200],
    ['/nowhere', 404],
    ['/remotes/nothing.js', 404],
    ['/api/press/health/ready', 502],
  ])('https %s: HTTP/2, HSTS and every common header', async (path, status) => {
    const headers = await headersOf(path);
    expect(headers).toMatchObject({
      ':status': status,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      ...Object.fromEntries(
        Object.entries(commonSecurityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      ...(path === '/' || path === '/nowhere'
        ? { 'cross-origin-opener-policy': 'same-origin; report-to="reports"' }
        : {}),
    });
  });

  test('a certificate that is added while the edge runs turns the site to https', async () => {
    const added = {
      TLS_CERTIFICATE: join(folder, 'added.pem'),
      TLS_KEY: join(folder, 'added.key'),
    };
    const [http, https] = [await findFreePort('127.0.0.1'), await findFreePort('127.0.0.1')];
    const site = `http://127.0.0.1:${http}`;
    const edge = await start(http, https, added);
    try {
      const statusOf = async () =>
        (await sendRequest(site, { path: '/', headers: { Host: 'www.example.com' } })).status;
      expect(await statusOf()).toBe(200);
      // Half of a certificate is refused, and changes nothing.
      writeFileSync(added.TLS_KEY, '-----BEGIN');
      copyFileSync(certificate, added.TLS_CERTIFICATE);
      await until(() => edge.output().includes('rejected'));
      expect(await statusOf()).toBe(200);
      copyFileSync(key, added.TLS_KEY);
      await until(async () => (await statusOf()) === 308);
      expect(await nameOnCertificate(https)).toBe('first');
      expect(edge.output()).toMatch(/serving http, [\s\S]*serving https/);
      // A missing file is a renewal in progress: browsers that have received HSTS cannot return to http.
      rmSync(added.TLS_KEY);
      await pause(1_000);
      expect([await statusOf(), await nameOnCertificate(https)]).toEqual([308, 'first']);
    } finally {
      await edge.stop();
    }
  });

  test('a renewed certificate is loaded without a restart', async () => {
    expect(await nameOnCertificate()).toBe('first');
    writeCertificate('second');
    let name: string | string[] | undefined;
    for (let tries = 0; tries < 50 && name !== 'second'; tries += 1) {
      await pause(200);
      name = await nameOnCertificate();
    }
    expect(name).toBe('second');
  });
});
