import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type ClientHttp2Session } from 'node:http2';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { commonSecurityHeaders } from '@site/contract';
import { tellEdge } from '../packages/build/src/edge/tell-edge';
import { findFreePort } from '../packages/build/src/start/free-port';
import { ask } from './testing/ask';
import { releaseSmallSite, writeSmallSite } from './testing/small-site';
import { startNginx, whyNoNginx } from './testing/start-nginx';
import type { RunningPart } from './testing/start-part';

jest.setTimeout(60_000);

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

(canTest ? describe : describe.skip)('nginx with mounted certificates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edge-tls-'));
  const certificate = join(folder, 'fullchain.pem');
  const key = join(folder, 'privkey.pem');
  let httpPort: number;
  let httpsPort: number;
  let nginx: RunningPart;
  let siteRoot = '';

  const writeCertificate = (name: string) => {
    const made = ['-keyout', `${key}.new`, '-out', `${certificate}.new`];
    const what = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    execFileSync('openssl', ['req', ...what, '-days', '2', '-subj', `/CN=${name}`, ...made], {
      stdio: 'ignore',
    });
    copyFileSync(`${key}.new`, key);
    copyFileSync(`${certificate}.new`, certificate);
  };

  const overHttp2 = async <T>(work: (session: ClientHttp2Session) => Promise<T>): Promise<T> => {
    const session = connect(`https://127.0.0.1:${httpsPort}`, { rejectUnauthorized: false });
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
  const nameOnCertificate = () =>
    overHttp2(async ({ socket }) =>
      socket instanceof TLSSocket ? socket.getPeerCertificate().subject.CN : undefined,
    );

  beforeAll(async () => {
    writeCertificate('first');
    const site = await writeSmallSite();
    siteRoot = site.root;
    const nobody = `http://127.0.0.1:${await findFreePort('127.0.0.1')}`;
    await releaseSmallSite(
      site,
      '1',
      undefined,
      tellEdge(nobody, () => undefined),
    );
    [httpPort, httpsPort] = [await findFreePort('127.0.0.1'), await findFreePort('127.0.0.1')];
    nginx = await startNginx({
      siteFolder: site.root,
      httpPort,
      httpsPort,
      statusPort: await findFreePort('127.0.0.1'),
      env: { TLS_CERTIFICATE: certificate, TLS_KEY: key },
    });
  });
  afterAll(async () => {
    await nginx.stop();
    for (const place of [folder, siteRoot]) rmSync(place, { recursive: true, force: true });
  });

  test('http answers 308 to the same address by https, without HSTS', async () => {
    const answer = await ask(`http://127.0.0.1:${httpPort}`, {
      method: 'POST',
      path: '/forms/popup?a=1',
      headers: { Host: 'www.example.com:80' },
    });
    expect(answer.status).toBe(308);
    expect(answer.headers['location']).toBe('https://www.example.com/forms/popup?a=1');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
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
    });
  });

  test('a renewed certificate is taken up without a restart', async () => {
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
