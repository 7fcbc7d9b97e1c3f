import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { frontendNames, repositoryRoot, type FrontendName } from '@site/release';

/** A copy of the checkout in which a team works on its part: own sources, the installed packages of the checkout. */
export interface Workshop {
  readonly root: string;
  /** Replaces every occurrence of a text in a source file. @throws Error when it does not occur */
  readonly change: (file: string, from: string, to: string) => void;
  /** `npm run build -- <room>` and keeps what it made. @returns a folder with the build */
  readonly build: (room: FrontendName) => Promise<string>;
  /** `npm run release -- <room>` or `npm run rollback -- <room>` into a site folder. */
  readonly release: (room: FrontendName | 'all', siteDir: string) => Promise<string>;
  readonly rollBack: (room: FrontendName, siteDir: string) => Promise<string>;
  readonly remove: () => void;
}

const copied = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'packages',
  'tools',
  ...frontendNames,
  // npm compares the lockfile with the manifests of all workspaces.
  ...['press-service', 'form-service', 'nginx'].map((name) => `${name}/package.json`),
];
const leftOut = new Set(['node_modules', 'dist']);
const ownPackages = new Set(['@site', ...frontendNames]);

export function openWorkshop(): Workshop {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'workshop-')));
  for (const name of copied)
    cpSync(path.join(repositoryRoot, name), path.join(root, name), {
      recursive: true,
      filter: (source) => !leftOut.has(path.basename(source)),
    });
  linkPackages(root);
  // Drawn, not built: no team changes pictures on the way to a release.
  symlinkSync(path.join(repositoryRoot, 'imagery'), path.join(root, 'imagery'));
  let kept = 0;

  const run = (command: string, args: readonly string[], siteDir = '') =>
    runTypeScript(root, command, args, { SITE_DIR: siteDir });

  return {
    root,
    change(file, from, to) {
      const target = path.join(root, file);
      const text = readFileSync(target, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold "${from}"`);
      writeFileSync(target, text.replaceAll(from, to));
    },
    async build(room) {
      await run('bundler/main.ts', [room]);
      const folder = path.join(root, 'kept', String((kept += 1)));
      cpSync(path.join(root, room, 'dist'), folder, { recursive: true });
      return folder;
    },
    release: (room, siteDir) => run('release/release-command.ts', [room], siteDir),
    rollBack: (room, siteDir) => run('release/rollback-command.ts', [room], siteDir),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/**
 * Names lead to the checkout's packages, except for those of the house: they lead into the copy. Names with a dot are
 * what tools write there; a copy that shares them writes into the checkout, by paths that do not lead back.
 */
function linkPackages(root: string) {
  const installed = path.join(repositoryRoot, 'node_modules');
  const modules = path.join(root, 'node_modules');
  mkdirSync(path.join(modules, '@site'), { recursive: true });
  for (const name of readdirSync(installed))
    if (!ownPackages.has(name) && !name.startsWith('.'))
      symlinkSync(path.join(installed, name), path.join(modules, name));
  for (const name of readdirSync(path.join(root, 'packages')))
    symlinkSync(path.join(root, 'packages', name), path.join(modules, '@site', name));
  symlinkSync(path.join(root, 'tools'), path.join(modules, '@site', 'tools'));
}

/** @returns what it wrote to standard output. @throws Error with everything it wrote when it fails */
function runTypeScript(
  root: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', path.join(root, 'tools', command), ...args],
      {
        cwd: root,
        env: {
          ...process.env,
          ...environment,
          TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.base.json'),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${output}${errors}`.trim())),
    );
  });
}
