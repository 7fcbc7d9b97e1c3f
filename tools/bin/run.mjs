// Every npm script starts here: checks the Node version, installs what is missing, runs the command's TypeScript file.
// Plain JavaScript, because it runs before anything is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { commands } from './commands.mjs';
import { installIfChanged } from './install-if-changed.mjs';
import { repositoryRoot } from './repository-root.mjs';

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const swallowed = command && swallowedOption(command);

if (!isNodeNewEnough()) {
  stop(`This project needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
} else if (!command) {
  stop(`${name ? `There is no command "${name}". ` : ''}Commands:\n${listCommands()}`);
} else if (swallowed) {
  const line = ['npm run', name, '--', ...args, `--${swallowed}`].join(' ');
  stop(
    `npm has taken --${swallowed} for itself, and nothing was done. Options follow "--": ${line} … ` +
      "(or remove npm's setting of that name)",
  );
} else {
  await installIfChanged(repositoryRoot, 'the site', command.withDev ?? false);
  for (const folder of command.installsFor?.[args[0]] ?? command.installs ?? []) {
    await installIfChanged(path.join(repositoryRoot, folder), folder);
  }
  if (command.store) useStoreOf(command.store);
  await run(command.file);
}

/**
 * `npm run backup --keys /k` runs backup with `/k`, and npm_config_keys; a longer setting of npm of which the option is the
 * beginning (--off: offline) is meant by npm too.
 */
function swallowedOption({ options = [] }) {
  const named = Array.isArray(options) ? options : (options[args[0]] ?? []);
  const taken = Object.keys(process.env).filter((key) => {
    const value = process.env[key];
    return key.startsWith('npm_config_') && value !== '' && value !== 'false';
  });
  const isGiven = (option) => args.some((arg) => arg.split('=', 1)[0] === `--${option}`);
  return named.find(
    (option) =>
      !isGiven(option) &&
      taken.some((key) => key.startsWith(`npm_config_${option.replaceAll('-', '_')}`)),
  );
}

/** Each service has its own folder in DATA_DIR; its commands use the one that `npm start` uses. */
function useStoreOf(service) {
  process.env.DATA_DIR = path.resolve(
    repositoryRoot,
    process.env.DATA_DIR?.trim() || 'data',
    service,
  );
}

/** In this process, so that signals and the exit code need no forwarding. An image has compiled files, no sources. */
async function run(entry) {
  const source = path.join(repositoryRoot, entry);
  const compiled = path.join(repositoryRoot, 'dist', entry.replace(/\.ts$/, '.mjs'));
  const file = [source, compiled].find((place) => existsSync(place));
  if (file === undefined) return stop(`${entry} is missing here.`);
  if (file === source) await loadTypeScript();
  else process.setSourceMapsEnabled(true);
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}

async function loadTypeScript() {
  // The base file covers every folder and holds the JSX setting; children started with tsx inherit it.
  const tsconfig = path.join(repositoryRoot, 'tsconfig.base.json');
  process.env.TSX_TSCONFIG_PATH ??= tsconfig;
  const { register } = await import('tsx/esm/api');
  register({ tsconfig });
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
