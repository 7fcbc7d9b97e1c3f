import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '@site/testing/fixtures';

const folder = temporaryFolder();

test('a file that is compiled but not in the list of sources is refused: its changes would go unnoticed', () => {
  const script = join(import.meta.dirname, 'compile-parts.mjs');
  const all = ['packages', 'site-server/src', 'press-service', 'form-service'];
  const { status, stderr } = spawnSync(process.execPath, [script, folder, folder, ...all], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('tools/')]);
  expect(stderr).not.toContain('form-service/');
});
