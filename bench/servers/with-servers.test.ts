import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

const folder = mkdtempSync(join(tmpdir(), 'with-servers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** One folder is registered, the other belongs to a server that is not ready yet. */
const program = `
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { startFolder, withServers } from './bench/servers/with-servers.ts';
const [there, later] = JSON.parse(process.env.FOLDERS);
async function startServer() {
  mkdirSync(later);
  await delay(300);
  return { stop: async () => rmSync(later, { recursive: true }) };
}
await withServers(async (start) => {
  mkdirSync(there);
  await startFolder(start, there);
  const starting = start(startServer());
  console.log('there');
  await starting;
  await delay(60_000);
});`;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops what has started, and what is still starting',
  async (signal) => {
    const folders = ['there', 'later'].map((name) => join(folder, `${signal}-${name}`));
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      {
        cwd: repositoryRoot,
        env: {
          ...process.env,
          FOLDERS: JSON.stringify(folders),
          TSX_TSCONFIG_PATH: 'tsconfig.base.json',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await once(child.stdout, 'data');
    expect(folders.map((each) => existsSync(each))).toEqual([true, true]);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([130, null]);
    expect(folders.map((each) => existsSync(each))).toEqual([false, false]);
  },
  30_000,
);
