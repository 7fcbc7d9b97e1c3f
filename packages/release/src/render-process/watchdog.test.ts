import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BundleFiles } from '../render/shell-bundle';
import { startRenderProcess } from './render-process';

const folder = mkdtempSync(join(tmpdir(), 'render-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('code that loops ends with the process that started it, even by SIGKILL', async () => {
  const shell = join(folder, 'shell.cjs');
  writeFileSync(shell, 'process.send("loops"); for (;;);');
  const starter = `
    const child = require('node:child_process').fork(process.argv[1], { serialization: 'advanced' });
    child.send({ kind: 'open', files: { shell: process.argv[2], remotes: {} } });
    child.on('message', (message) => message === 'loops' && console.log(child.pid));`;
  const entry = join(import.meta.dirname, 'entry.mjs');
  const parent = spawn(process.execPath, ['-e', starter, entry, shell], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(output.toString());
  expect(isRunning(pid)).toBe(true);
  parent.kill('SIGKILL');
  const endsBy = Date.now() + 8000;
  while (isRunning(pid) && Date.now() < endsBy) await setTimeout(100);
  expect(isRunning(pid)).toBe(false);
}, 20_000);

test('a message of any kind from the code of remotes does not cause an error in the server', async () => {
  const shell = join(folder, 'foreign.cjs');
  writeFileSync(
    shell,
    "for (const sent of [null, 1, 'text', {}, { kind: 'foreign', id: 1 }]) process.send(sent);",
  );
  const limits = { openMs: 20_000, stallMs: 20_000, answerMs: 20_000, heapMb: 64 };
  const child = startRenderProcess({ shell, remotes: {} } as unknown as BundleFiles, limits);
  await child.opened;
  expect(child.isAlive()).toBe(true);
  await child.stop();
}, 30_000);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
