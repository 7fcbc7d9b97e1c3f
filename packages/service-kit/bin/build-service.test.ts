/** The services as their images run them: compiled, without a TypeScript loader. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

jest.setTimeout(120_000);

const root = resolve(__dirname, '../../..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiled-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['press-service', '/api/press/health/ready', 'admin.mjs', 'Usage: npm run admin'],
  ['form-service', '/forms/health/ready', 'cli.mjs', 'Usage: npm run forms'],
])('%s starts, answers and ends, and has its command line', async (name, health, cli, usage) => {
  execFileSync('npm', ['run', '--silent', 'build', '--workspace', name], { cwd: root });
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') };
  const file = `${name}/dist/server.mjs`;
  const service = spawn(process.execPath, [file], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(service, 'exit');
  const [{ port }] = (await once(service, 'message')) as [{ port: number }];
  expect((await fetch(`http://127.0.0.1:${port}${health}`)).status).toBe(200);
  service.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);

  const command = spawn(process.execPath, [`${name}/dist/${cli}`], { cwd: root, env });
  let output = '';
  command.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(command, 'close');
  expect(output).toContain(usage);
});
