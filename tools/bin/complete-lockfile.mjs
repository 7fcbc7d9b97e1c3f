// node tools/bin/complete-lockfile.mjs [package-lock.json]
// Adds to the lockfile the optional binaries of other platforms that a registry mirror lacked when it was written:
// `npm ci` refuses a lockfile without them, though it would not install them. The exact versions come from the packages
// that depend on them. The hash is unknown here, but such an entry is only installed on a platform that this project
// does not run on, and the first `npm install` from the full registry adds it. Run it after every change of dependencies.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './repository-root.mjs';

const file = process.argv[2] ?? path.join(repositoryRoot, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingIn(lock.packages);
for (const { name, version, dev } of missing)
  lock.packages[`node_modules/${name}`] = {
    version,
    ...platformOf(name),
    ...(dev && { dev }),
    optional: true,
  };
if (missing.length > 0) {
  const { '': root, ...others } = lock.packages;
  const sorted = Object.entries(others).sort(([one], [other]) => one.localeCompare(other, 'en'));
  lock.packages = { '': root, ...Object.fromEntries(sorted) };
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`${missing.length} optional packages added to ${file}`);

function missingIn(packages) {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isIn(packages, place, name))
      .map(([name, version]) => {
        if (!/^\d+\.\d+\.\d+[\w.-]*$/.test(version))
          throw new Error(
            `${place} depends on ${name} ${version}: only the registry can resolve this range`,
          );
        return { name, version, dev };
      }),
  );
}

/** Node's resolution: beside the dependent package, then in every folder above it. */
function isIn(packages, place, name) {
  for (let base = place; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/')))) {
    if (packages[`${base}${base && '/'}node_modules/${name}`]) return true;
    if (base === '') return false;
  }
}

/** @throws Error for a name without a platform at its end: such a package is needed everywhere */
function platformOf(name) {
  const [, os, cpu] =
    /[-/](darwin|linux|win32|android|freebsd|openharmony)-(\w+?)(?:-(?:gnu|musl|msvc|gnueabihf|musleabihf|eabi))?$/.exec(
      name,
    ) ?? [];
  if (os) return { os: [os], cpu: [cpu] };
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] };
  throw new Error(`${name} names no platform: install it from a registry that has it`);
}
