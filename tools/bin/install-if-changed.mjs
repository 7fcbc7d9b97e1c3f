// Installs the packages of a folder's lockfile if the installed ones differ. With a recorded hash every later start takes
// about a millisecond.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} folder with a package-lock.json
 * @param {string} label name for the message
 * @param {boolean} withDev whether its devDependencies are needed, too; installed ones stay
 */
export async function installIfChanged(folder, label, withDev = true) {
  const lockfile = path.join(folder, 'package-lock.json');
  const modules = path.join(folder, 'node_modules');
  // No lockfile, or a node_modules that this user may not write (a container): installed deliberately, left unchanged.
  if (!existsSync(lockfile) || (existsSync(modules) && !isWritable(modules))) return;

  const record = path.join(modules, '.package-lock.hash');
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  const complete = `${hash} with devDependencies`;
  const recorded = readIfThere(record);
  if (recorded === complete || (recorded === hash && !withDev)) return;
  const installed = installedPackages(modules);
  if (!isInstalledAsLocked(lockfile, installed, withDev)) {
    const args = installArguments(installed, withDev);
    console.log(
      `Installing ${label} (npm ${args[0]}; once, and after package-lock.json changes) …`,
    );
    const startedAt = Date.now();
    await runNpm(folder, args);
    console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  }
  writeFileSync(record, withDev ? complete : hash);
}

/** @returns npm's own record, which it writes last: none after an install that was interrupted, which starts again */
function installedPackages(modules) {
  const record = readIfThere(path.join(modules, '.package-lock.json'));
  return record && JSON.parse(record).packages;
}

/** Also true after a manual install: the same versions; only optional packages may be missing. */
function isInstalledAsLocked(lockfile, installed, withDev) {
  if (!installed) return false;
  const wanted = Object.entries(JSON.parse(readFileSync(lockfile, 'utf8')).packages);
  return wanted.every(([place, { version, optional, devOptional, dev }]) => {
    if (!place.includes('node_modules/') || (dev && !withDev)) return true;
    const found = installed[place];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

/**
 * `npm ci` at the first start: exactly the lockfile, or an error. Later `npm install --no-save`, which also uses the
 * locked versions and only adds new packages: after `npm run new -- remote` one link.
 * devDependencies are named explicitly: with NODE_ENV=production npm would skip them. Once installed they stay, because npm
 * would remove them now and `npm test` install them again.
 * Engines are not enforced: run.mjs has checked the Node version.
 */
function installArguments(installed, withDev) {
  const hasDev = Object.values(installed ?? {}).some(({ dev }) => dev);
  return [
    ...(installed ? ['install', '--no-save'] : ['ci']),
    // No package needs an install script (esbuild and @swc/core find their binaries without one), and unreviewed code would run.
    '--ignore-scripts',
    withDev || hasDev ? '--include=dev' : '--omit=dev',
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
  ];
}

function runNpm(folder, args) {
  const npmCli = process.env.npm_execpath;
  const command = npmCli?.endsWith('npm-cli.js') ? [process.execPath, npmCli] : ['npm'];
  const [program, ...rest] = [...command, ...args];
  const child = spawn(program, rest, { cwd: folder, stdio: 'inherit' });
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);

  return new Promise((resolve) => {
    child.on('error', (error) => fail(`npm could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      for (const forwarded of signals) process.off(forwarded, forward);
      if (signal) process.exit(130);
      if (code !== 0) fail(`npm ${args[0]} in ${folder} failed; its message is above.`);
      resolve(undefined);
    });
  });
}

function isWritable(place) {
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
