/** nginx as a process: its log, and a second start in its folder. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '@site/testing/send-request';
import { temporaryFolders } from '@site/testing/fixtures';
import { startRecordingServer, type RecordingServer } from '../testing/recording-server';
import { edgeKinds, startNginxBefore } from '../testing/start-site';

/** Runs start.sh in a folder. @returns its exit code and its messages, after a second at the latest */
function startAgain(folder: string): Promise<readonly [number | undefined, string]> {
  const env = {
    PATH: process.env['PATH'],
    RUN_DIR: folder,
    DNS_RESOLVER: '::',
    SITE_SERVER: 'none:1',
  };
  const script = join(import.meta.dirname, '../../nginx/start.sh');
  return new Promise((resolve) => {
    const child = execFile('sh', [script], { env, timeout: 1_000 }, (_, __, messages) =>
      resolve([child.exitCode ?? undefined, messages]),
    );
  });
}

(edgeKinds.includes('nginx') ? describe : describe.skip)('nginx', () => {
  const newFolder = temporaryFolders();
  let folder: string;
  let upstream: RecordingServer;
  let nginx: Awaited<ReturnType<typeof startNginxBefore>> | undefined;
  beforeEach(async () => {
    folder = newFolder();
    upstream = await startRecordingServer();
  });
  afterEach(async () => {
    await nginx?.stop();
    nginx = undefined;
    await upstream.stop();
  });
  const start = async (env: Readonly<Record<string, string>> = {}) =>
    (nginx = await startNginxBefore(`http://${upstream.address}`, { RUN_DIR: folder, ...env }));

  test('the access log names the site server that answered, and neither query nor address of the visitor', async () => {
    const log = join(folder, 'access.log');
    const { origin } = await start({ ACCESS_LOG: log });
    await sendRequest(origin, { path: '/page?q=private' });
    for (let polls = 0; polls < 100 && readFileSync(log, 'utf8') === ''; polls += 1)
      await pause(50);
    const line = readFileSync(log, 'utf8');
    expect(JSON.parse(line)).toMatchObject({
      path: '/page',
      status: 200,
      cache: 'MISS',
      upstream: upstream.address,
    });
    expect(line).not.toContain('private');
  });

  test('a second start in the folder of a running nginx is refused and changes nothing', async () => {
    const { origin } = await start();
    expect(await startAgain(folder)).toEqual([
      1,
      expect.stringMatching(/^nginx: nginx \(process \d+\) still runs in /),
    ]);
    expect((await sendRequest(origin, { path: '/' })).status).toBe(200);
  });

  test.each(['the number of another process', 'the number of no process', 'no number'])(
    'after a killed nginx whose file has %s it starts',
    async (content) => {
      const numbers = new Map([
        ['the number of another process', `${process.pid}\n`],
        ['the number of no process', '4194305\n'],
      ]);
      writeFileSync(join(folder, 'nginx.pid'), numbers.get(content) ?? '');
      const [, messages] = await startAgain(folder);
      expect(messages).toMatch(/^nginx: no certificate at /);
    },
  );
});
