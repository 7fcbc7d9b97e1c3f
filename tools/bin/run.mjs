// Every npm script starts here: checks the Node version, installs what is missing, runs the command's TypeScript file.
// Plain JavaScript, because it runs before anything is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfChanged } from './install-if-changed.mjs';
import { repositoryRoot } from './repository-root.mjs';

const resilience = {
  file: 'e2e/resilience/main.ts',
  description: 'resilience tests: break parts of the site on purpose',
  installs: ['e2e'],
};

/**
 * Command → its file. `installs`: further folders with their own lockfile that it needs. `installsFor`: the same by the
 * first argument, except those that `installsLess` lists for a given option.
 * `store`: the service whose data it works on.
 */
const commands = {
  start: { file: 'tools/start/main.ts', description: 'the whole site, ready to visit' },
  test: {
    file: 'tools/checks/main.ts',
    description: 'all checks; -- --quick: for every commit; -- --only <stage>,…: some of them',
    installs: ['e2e', 'tools/prose'],
  },
  spec: {
    file: 'e2e/run-specs.ts',
    description: '-- <part of a file name> [-g <part of a title>]: browser specs',
    installs: ['e2e'],
  },
  dev: { file: 'tools/dev/main.ts', description: 'the site or one remote, rebuilt on change' },
  build: { file: 'tools/bundler/main.ts', description: 'production build' },
  release: { file: 'tools/release/release-command.ts', description: 'release one remote' },
  rollback: { file: 'tools/release/rollback-command.ts', description: 'undo a release' },
  trace: {
    file: 'tools/trace/trace-command.ts',
    description: "-- <stack or file>: source lines of a visitor's stack",
  },
  bench: {
    file: 'bench/main.ts',
    description: 'byte budgets of every page; -- pages: Lighthouse beside other frameworks',
    // Only these need a browser; `bench -- bytes` is part of the checks and stays small.
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
    description: 'draw the pictures again',
    // A browser renders text in pictures and in the announcement, whose fonts come from packages/design/fonts.
    installs: ['e2e', 'packages/design/fonts'],
  },
  resilience,
  new: {
    file: 'tools/new/main.ts',
    description: '-- remote | page | remove: add or remove a part of the site',
  },
  // The former name, until the next release.
  drills: { ...resilience, isHidden: true },
  backup: {
    file: 'tools/backup/backup-command.ts',
    description: '[-- <folder>] [--keys <folder>]: back up both stores',
  },
  restore: {
    file: 'tools/backup/restore-command.ts',
    description: '-- <folder> [--keys <folder>] [--force]: restore a backup',
  },
  forms: {
    file: 'form-service/src/cli.ts',
    store: 'forms',
    description: '-- list, export, purge, erase: registrations; log: who did so',
  },
  admin: {
    file: 'press-service/src/admin.ts',
    store: 'press',
    description: '-- set-password, totp, sessions, log: the administrator',
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

if (!isNodeNewEnough()) {
  stop(`This project needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
} else if (!command) {
  stop(`${name ? `There is no command "${name}". ` : ''}Commands:\n${listCommands()}`);
} else {
  await installIfChanged(repositoryRoot, 'the site');
  for (const folder of foldersToInstall(command)) {
    await installIfChanged(path.join(repositoryRoot, folder), folder);
  }
  if (command.store) useStoreOf(command.store);
  await run(path.join(repositoryRoot, command.file));
}

function foldersToInstall({ installs, installsFor, installsLess = {} }) {
  const unwanted = args.flatMap((arg) => installsLess[arg] ?? []);
  const folders = installs ?? installsFor?.[args[0]] ?? [];
  return folders.filter((folder) => !unwanted.includes(folder));
}

/** Each service has its own folder in DATA_DIR; its commands use the one that `npm start` uses. */
function useStoreOf(service) {
  process.env.DATA_DIR = path.resolve(repositoryRoot, process.env.DATA_DIR ?? 'data', service);
}

/** In this process, so that signals and the exit code need no forwarding. */
async function run(file) {
  if (!existsSync(file))
    stop(`${path.relative(repositoryRoot, file)} is missing from this checkout.`);
  // The base file covers every folder and has the JSX setting; children started with tsx inherit it.
  const tsconfig = path.join(repositoryRoot, 'tsconfig.base.json');
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
    .filter(([, { isHidden }]) => !isHidden)
    .map(([key, { description }]) => `  npm run ${key.padEnd(10)} ${description}`)
    .join('\n');
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
