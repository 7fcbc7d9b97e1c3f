// Installs the packages of a folder's lockfile if the installed ones differ. With a recorded hash every later start takes
// about a millisecond.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} folder with a package-lock.json @param {string} label name for the message */
export async function installIfChanged(folder, label) {
  const lockfile = path.join(folder, 'package-lock.json');
  const modules = path.join(folder, 'node_modules');
  // No lockfile, or a node_modules that this user may not write (a container): installed deliberately, left unchanged.
  if (!existsSync(lockfile) || (existsSync(modules) && !isWritable(modules))) return;

  const record = path.join(modules, '.package-lock.hash');
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (readIfThere(record) === hash) return;
  if (!isInstalledAsLocked(lockfile, path.join(modules, '.package-lock.json'))) {
    const args = installArguments(folder);
    console.log(
      `Installing ${label} (npm ${args[0]}; once, and after package-lock.json changes) …`,
    );
    const startedAt = Date.now();
    await runNpm(folder, args);
    console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  }
  writeFileSync(record, hash);
}

/** Compares with npm's own record of a manual install: the same versions; only optional packages may be missing. */
function isInstalledAsLocked(lockfile, installed) {
  if (!existsSync(installed)) return false;
  const there = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(readFileSync(lockfile, 'utf8')).packages);
  return wanted.every(([place, { version, optional, devOptional }]) => {
    if (!place.includes('node_modules/')) return true;
    const found = there[place];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

/**
 * `npm ci` at the first start: exactly the lockfile, or an error. Later `npm install --no-save`, which also uses the
 * locked versions and only adds new packages: after `npm run new -- remote` one link.
 * devDependencies are included explicitly: with NODE_ENV=production npm would skip the build tools.
 * Engines are not enforced: run.mjs has checked the Node version, and bench/peers declare a newer one.
 */
function installArguments(folder) {
  // npm writes this file last: an install that was interrupted starts again.
  const isFirst = !existsSync(path.join(folder, 'node_modules/.package-lock.json'));
  return [
    ...(isFirst ? ['ci'] : ['install', '--no-save']),
    // No package needs an install script (esbuild and @swc/core find their binaries without one), and unreviewed code would run.
    '--ignore-scripts',
    '--include=dev',
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
  ];
}

function runNpm(folder, args) {
  const npmCli = process.env.npm_execpath;
  const isNpm = npmCli?.endsWith('npm-cli.js');
  const child = isNpm
    ? spawn(process.execPath, [npmCli, ...args], { cwd: folder, stdio: 'inherit' })
    : spawn('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
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
