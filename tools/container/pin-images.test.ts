/** docker/pin-images.sh with other commands in place of Docker and grep. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { temporaryFolder } from '@site/testing/fixtures';

const root = temporaryFolder();
const env = join(root, '.env');
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
const commands = {
  docker: 'echo sha256:digest',
  grep: 'stat -c %a .env.new >mode-of-copy; [ ! -e interrupted ] || kill -TERM $PPID; exec /bin/grep "$@"',
};

beforeAll(() => {
  for (const folder of ['docker', 'bin']) mkdirSync(join(root, folder));
  copyFileSync(join(repositoryRoot, 'docker/pin-images.sh'), join(root, 'docker/pin-images.sh'));
  for (const [name, text] of Object.entries(commands))
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
});
beforeEach(() => {
  for (const name of ['.env', 'interrupted']) rmSync(join(root, name), { force: true });
});

const pin = () =>
  spawnSync('sh', ['-c', 'umask 022; exec sh docker/pin-images.sh NODE_IMAGE=node:24'], {
    cwd: root,
    env: { PATH: `${join(root, 'bin')}:${process.env['PATH']}` },
  }).status;

test.each([undefined, '# none\n', 'FORM_MASTER_KEY=secret\nNODE_IMAGE=old\n'])(
  'only the owner can read .env and its copy (before: %j)',
  (before) => {
    if (before !== undefined) writeFileSync(env, before, { mode: 0o600 });
    expect(pin()).toBe(0);
    const kept = before?.replace('NODE_IMAGE=old\n', '') ?? '';
    expect(readFileSync(env, 'utf8')).toBe(`${kept}NODE_IMAGE=node:24@sha256:digest\n`);
    expect([modeOf(env), readFileSync(join(root, 'mode-of-copy'), 'utf8')]).toEqual([
      '600',
      '600\n',
    ]);
    expect(existsSync(join(root, '.env.new'))).toBe(false);
  },
);

test('an interruption leaves .env as it was, and no copy', () => {
  writeFileSync(env, 'FORM_MASTER_KEY=secret\n', { mode: 0o600 });
  writeFileSync(join(root, 'interrupted'), '');
  expect(pin()).not.toBe(0);
  expect(readFileSync(env, 'utf8')).toBe('FORM_MASTER_KEY=secret\n');
  expect(existsSync(join(root, '.env.new'))).toBe(false);
});
