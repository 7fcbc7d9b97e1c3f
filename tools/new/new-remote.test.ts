/** Adding a remote and removing it, on a copy of the files that name remotes. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { parse } from 'yaml';
import { temporaryFolder } from '@site/testing/fixtures';
import { readArguments } from './read-arguments';
import { addPage, addRemote, removeRemote } from './workspace-changes';

const edited = [
  'packages/contract/src/remotes.ts',
  'packages/contract/src/routes.ts',
  'packages/contract/src/heads.ts',
  'docker-compose.yml',
  'package-lock.json',
];

/** Of the remote that is the template for new ones. */
const modelFiles = ['package.json', 'webpack.config.ts', 'Dockerfile'].map(
  (name) => `mfe-content/${name}`,
);
const root = temporaryFolder();
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const pageOf = (args: readonly string[]) => {
  const request = readArguments(args);
  if (!('page' in request)) throw new Error('no page');
  return request.page;
};
const events = pageOf(['remote', 'mfe-events', '--path', '/Events', '--label', '이벤트']);
/** A label with every character that means something in a source. */
const strange = "'`\\${x}\"'";
const faq = pageOf(['page', 'mfe-events/FAQ', '--path', '/Events/FAQ', '--label', strange]);
const winner = pageOf(['page', 'mfe-events/Winner', '--path', '/Events/Winner', '--label', '발표']);

beforeAll(() => {
  for (const file of [
    ...edited,
    'packages/contract',
    'package.json',
    'tsconfig.base.json',
    ...modelFiles,
  ])
    cpSync(join(repositoryRoot, file), join(root, file), { recursive: true });
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
});

test('a remote with three pages: the contract compiles and contains them', () => {
  addRemote(root, events);
  addPage(root, winner);
  addPage(root, faq);
  execFileSync(
    process.execPath,
    [join(repositoryRoot, 'node_modules/typescript/bin/tsc'), '-p', 'packages/contract'],
    { cwd: root },
  );
  expect(read('packages/contract/src/remotes.ts')).toContain(
    "'mfe-events': ['./Events', './Winner', './FAQ'],",
  );
  expect(existsSync(join(root, 'mfe-events/src/expose/winner.tsx'))).toBe(true);
  expect(existsSync(join(root, 'mfe-events/src/expose/faq.tsx'))).toBe(true);
});

test('a label may have any characters', async () => {
  const { heads } = (await import(join(root, 'packages/contract/src/heads'))) as {
    readonly heads: Readonly<Record<string, { title: string; description: string }>>;
  };
  const { routes } = (await import(join(root, 'packages/contract/src/routes'))) as {
    readonly routes: readonly { id: string; label: string }[];
  };
  expect(heads['faq']?.title).toContain(`${strange} | `);
  expect(heads['faq']?.description).toContain(`의 ${strange} 안내`);
  expect(routes.find(({ id }) => id === 'faq')?.label).toBe(strange);
});

test('written files have the format of the repository', () => {
  const oxfmt = join(repositoryRoot, 'node_modules/oxfmt/bin/oxfmt');
  const config = join(repositoryRoot, '.oxfmtrc.jsonc');
  execFileSync(
    process.execPath,
    [oxfmt, '--check', `--config=${config}`, ...edited.slice(0, 4), 'mfe-events'],
    { cwd: root },
  );
});

test('it has a container job like every remote, and a workspace in the lockfile', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { build: { dockerfile: string } } | undefined>;
  };
  expect(services['mfe-events']).toEqual({
    ...services['mfe-press'],
    image: expect.stringContaining('/mfe-events:'),
    build: expect.objectContaining({ dockerfile: 'mfe-events/Dockerfile' }),
  });
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, object>;
  };
  expect(packages).toHaveProperty(['mfe-events']);
  expect(packages).toHaveProperty(['node_modules/mfe-events'], {
    resolved: 'mfe-events',
    link: true,
  });
});

test('names and addresses that exist are refused, and nothing is written', () => {
  const before = edited.map(read);
  expect(() => addRemote(root, events)).toThrow('mfe-events exists');
  expect(() => addPage(root, { ...winner, path: '/Other' })).toThrow('id "winner" exists');
  expect(() => addPage(root, { ...winner, id: 'other', path: '/Brand/intro' })).toThrow(
    'the path /Brand/intro exists',
  );
  expect(() => addPage(root, { ...winner, remote: 'mfe-nothing' })).toThrow(
    'There is no mfe-nothing',
  );
  expect(edited.map(read)).toEqual(before);
});

test('a page never replaces another, even if its id and address are new', () => {
  const floorPlan = pageOf(['page', 'mfe-floorplan/FloorPlan', '--path', '/X', '--label', 'x']);
  const before = edited.map(read);
  for (const file of [
    'expose/floor-plan.tsx',
    'pages/floor-plan/x.ts',
    'content/floor-plan-texts.ts',
  ]) {
    const existing = join(root, 'mfe-floorplan/src', file);
    mkdirSync(dirname(existing), { recursive: true });
    writeFileSync(existing, 'of the other page');
    expect(() => addPage(root, floorPlan)).toThrow(/mfe-floorplan\/src\/.* exists/);
    expect(readFileSync(existing, 'utf8')).toBe('of the other page');
    rmSync(join(root, 'mfe-floorplan'), { recursive: true });
  }
  expect(edited.map(read)).toEqual(before);
});

test('a remote that other pages show cannot be removed', () => {
  expect(() => removeRemote(root, 'mfe-registration')).toThrow('slotModules');
});

test('a remote in a menu cannot be removed, and nothing is', () => {
  const menu = join(root, 'packages/contract/src/menu.ts');
  const text = readFileSync(menu, 'utf8');
  writeFileSync(menu, text.replace("'press-list',", "'press-list',\n  'events',"));
  const before = edited.map(read);
  expect(() => removeRemote(root, 'mfe-events')).toThrow('Remove events from packages/contract');
  expect([edited.map(read), existsSync(join(root, 'mfe-events'))]).toEqual([before, true]);
  writeFileSync(menu, text);
});

test('removed, every file is as before', () => {
  removeRemote(root, 'mfe-events');
  for (const file of edited)
    expect(read(file)).toBe(readFileSync(join(repositoryRoot, file), 'utf8'));
  expect(existsSync(join(root, 'mfe-events'))).toBe(false);
});

test.each([
  [[], 'Add what?'],
  [['remote', 'events'], 'A remote is named like mfe-events'],
  [['page', 'mfe-press/winner', '--path', '/X', '--label', 'x'], 'named like a component'],
  [['remote', 'mfe-events', '--path', 'events', '--label', 'x'], '--path is an address'],
  [['remote', 'mfe-events', '--path', '/Events'], '--label is missing'],
])('%j: a clear message', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});
