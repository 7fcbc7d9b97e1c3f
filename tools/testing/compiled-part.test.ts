import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('a file that is compiled but not in the list of sources is refused: its changes would go unnoticed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'));
  const script = join(import.meta.dirname, 'compile-parts.mjs');
  const all = ['packages', 'site-server/src', 'press-service', 'form-service'];
  const { status, stderr } = spawnSync(process.execPath, [script, folder, folder, ...all], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([1, expect.stringContaining('tools/')]);
  expect(stderr).not.toContain('form-service/');
});
