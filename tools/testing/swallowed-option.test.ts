import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

const clean = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')),
);

function run(args: readonly string[], env: Record<string, string> = {}, file = process.execPath) {
  const given = file === process.execPath ? [join(repositoryRoot, 'tools/bin/run.mjs')] : [];
  const { status, stdout, stderr } = spawnSync(file, [...given, ...args], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { ...clean, ...env },
  });
  return { status, output: `${stdout}${stderr}` };
}

/** Every option that the commands themselves name in their usage. */
const cases = ['backup', 'restore', 'forms', 'admin'].flatMap((name) => {
  const isStore = name === 'forms' || name === 'admin';
  const usage = run(isStore ? [name] : []).output.split('\n');
  let first = '';
  return usage.flatMap((line) => {
    if (!isStore && !line.includes(`npm run ${name} `)) return [];
    first = /^ {2}([a-z][a-z-]*)/.exec(line)?.[1] ?? first;
    const options = [...line.matchAll(/(?<=[[| ])--([a-z][a-z-]+)/g)].map(
      ([, option = '']) => option,
    );
    return [...new Set(options)].map((option) => [name, isStore ? first : '', option] as const);
  });
});

test.each(cases)(
  'npm run %s %s: --%s that npm took for itself is refused',
  (name, first, option) => {
    const args = [name, ...(first ? [first] : []), '/k'];
    const env = { [`npm_config_${option.replaceAll('-', '_')}`]: 'true' };
    const { status, output } = run(args, env);
    expect(output).toContain(`npm has taken --${option} for itself`);
    expect(output).toContain(`npm run ${args.join(' ').replace(name, `${name} --`)} --${option}`);
    expect(status).toBe(1);
  },
);

test('every option of the usage is among them', () => {
  expect(cases.length).toBeGreaterThan(15);
});

test.each([
  [['backup', '/k', '--keys'], '--keys'],
  [['forms', 'erase', '--yes'], '--yes'],
  [['admin', 'totp', '--off'], '--off'],
  [['admin', 'sessions', '--end=5'], '--end'],
])('npm itself takes it (npm run %s)', (args, option) => {
  const [name = '', ...more] = args;
  const { output } = run(['run', '-s', name, ...more], {}, 'npm');
  expect(output).toContain(`npm has taken ${option} for itself`);
});
