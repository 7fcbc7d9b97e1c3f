import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('a file that is compiled but not in the list of sources is refused: its changes would go unnoticed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  const script = join(import.meta.dirname, 'compile-parts.mjs');
  const all = ['packages', 'nginx', 'press-service', 'form-service', 'tools'];
  const { status, stderr } = spawnSync(
    process.execPath,
    [script, folder, folder, ...all, 'shell/src/server'],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([1, expect.stringContaining('shell/src/content/')]);
  expect(stderr).not.toContain('shell/src/server/');
});
