// The door behind every npm script: right Node, everything installed, then the command's own TypeScript file.
// Plain JavaScript, because it runs before anything is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfChanged } from './install-if-changed.mjs';

const root = path.resolve(import.meta.dirname ?? '', '../..');

/**
 * Command → its file. `installs` names folders with their own lockfile that it needs besides the root's,
 * `installsFor` the same by the first word that follows, less those of `installsLess` where its option is given; `store` the service whose data it works on.
 */
const commands = {
  start: { file: 'tools/start/main.ts', tells: 'the whole site, ready to visit' },
  test: { file: 'tools/checks/main.ts', tells: 'the gate', installs: ['e2e'] },
  dev: { file: 'tools/dev/main.ts', tells: 'work on one remote' },
  build: { file: 'tools/bundler/main.ts', tells: 'the production build' },
  release: { file: 'tools/release/release-command.ts', tells: 'ship one remote' },
  rollback: { file: 'tools/release/rollback-command.ts', tells: 'undo a release' },
  bench: {
    file: 'bench/main.ts',
    tells: 'what every page weighs against its budgets; -- pages: Lighthouse beside its peers',
    // Only these need a browser; `bench -- bytes` is part of the gate and stays small.
    installsFor: {
      interactions: ['e2e'],
      'next-page': ['e2e'],
      pages: ['e2e', 'bench', 'bench/peers/astro', 'bench/peers/next'],
      pairs: ['e2e', 'bench'],
      speed: ['e2e'],
    },
    installsLess: { '--no-peers': ['bench/peers/astro', 'bench/peers/next'] },
  },
  imagery: {
    file: 'imagery/main.ts',
    tells: 'draw the pictures again',
    // A browser sets type on pictures and paper; the announcement takes its faces from where fonts are cut.
    installs: ['e2e', 'packages/design/fonts'],
  },
  drills: { file: 'e2e/drills/main.ts', tells: 'break parts on purpose', installs: ['e2e'] },
  new: { file: 'tools/new/main.ts', tells: '-- remote | page | remove: add or remove a part' },
  backup: {
    file: 'tools/backup/backup-command.ts',
    tells: '[-- <folder>] [--keys <folder>]: copy both stores',
  },
  restore: {
    file: 'tools/backup/restore-command.ts',
    tells: '-- <folder> [--keys <folder>] [--force]: put a copy back',
  },
  forms: {
    file: 'form-service/src/cli.ts',
    store: 'forms',
    tells: 'list, export, purge, erase registrations; log: who did',
  },
  admin: {
    file: 'press-service/src/admin.ts',
    store: 'press',
    tells: '-- set-password, totp, sessions, log: the administrator',
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (!isNodeNewEnough()) {
  stop(`This project needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
} else if (!command) {
  stop(`${name ? `There is no command "${name}". ` : ''}Commands:\n${listCommands()}`);
} else {
  await installIfChanged(root, 'the site');
  for (const folder of foldersToInstall(command)) {
    await installIfChanged(path.join(root, folder), folder);
  }
  if (command.store) useStoreOf(command.store);
  await run(path.join(root, command.file));
}

function foldersToInstall({ installs, installsFor, installsLess = {} }) {
  const unwanted = args.flatMap((arg) => installsLess[arg] ?? []);
  const folders = installs ?? installsFor?.[args[0]] ?? [];
  return folders.filter((folder) => !unwanted.includes(folder));
}

/** A service keeps its store in its own folder of DATA_DIR; its commands look where `npm start` put it. */
function useStoreOf(service) {
  process.env.DATA_DIR = path.resolve(root, process.env.DATA_DIR ?? 'data', service);
}

/** In this very process: signals, exit code and start-up time need no forwarding. */
async function run(file) {
  if (!existsSync(file)) stop(`${path.relative(root, file)} is missing from this checkout.`);
  // The base file covers every folder and knows the JSX setting; children started with tsx inherit it.
  const tsconfig = path.join(root, 'tsconfig.base.json');
  process.env.TSX_TSCONFIG_PATH ??= tsconfig;
  process.argv = [process.execPath, file, ...args];
  const { register } = await import('tsx/esm/api');
  register({ tsconfig });
  await import(pathToFileURL(file).href);
}

function isNodeNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

function listCommands() {
  return Object.entries(commands)
    .map(([key, { tells }]) => `  npm run ${key.padEnd(9)} ${tells}`)
    .join('\n');
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
