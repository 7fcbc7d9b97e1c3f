import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { repositoryRoot } from '@site/release';

/** A Blender that writes something at once. */
const blender = `#!/bin/sh
for word; do case "$word" in out=*) echo a picture > "\${word#out=}" ;; esac; done
`;

test('a draft is rendered into a folder of its own, and nothing is made from it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'draft-'));
  const [bin, renders] = [join(folder, 'bin'), join(folder, 'renders')];
  mkdirSync(bin);
  writeFileSync(join(bin, 'blender'), blender);
  chmodSync(join(bin, 'blender'), 0o755);
  const words = ['--only', 'hero', '--draft', '--renders', renders];
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'imagery/main.ts', ...words], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
      TSX_TSCONFIG_PATH: 'tsconfig.base.json',
    },
  });
  expect(output).toMatch(/^(site\/\S+ rendered in \d+ s \(\d of \d\)\n)+$/);
  expect(readdirSync(renders)).toEqual(['drafts']);
  expect(readdirSync(join(renders, 'drafts/site'))).toContain('hero.png');
  rmSync(folder, { recursive: true });
});
