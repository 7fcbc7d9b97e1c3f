// node write-sbom.mjs <target> [workspace …] [-- <target> …]: writes the runtime packages of workspaces, named by their folders
// (default: the whole project), as a CycloneDX SBOM, from the lockfile of the working folder. The same lockfile gives the same bytes.
// `npm ls` selects and `npm sbom` describes: `npm sbom --omit dev` alone drops packages that another workspace has as a
// devDependency (react). Plain JavaScript: images run it before anything else is installed.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

// Each takes a second, however many workspaces it lists.
const [listed, described] = await Promise.all([
  runNpm(['ls', '--json', '--all', '--omit=dev']),
  // With NODE_ENV=production npm would leave out packages that are a devDependency elsewhere.
  runNpm(['sbom', '--sbom-format=cyclonedx', '--include=dev']),
]);

/** Of each package, by name and version. npm lists them once, although several packages may depend on it. */
const below = new Map();
index(listed.dependencies);

for (const [target, ...workspaces] of groups(process.argv.slice(2)))
  writeFileSync(target, `${JSON.stringify(sbomOf(runtimePackages(workspaces)), null, 2)}\n`);

function groups(args) {
  const end = args.indexOf('--');
  return end < 0 ? [args] : [args.slice(0, end), ...groups(args.slice(end + 1))];
}

function index(dependencies = {}) {
  for (const [name, { version, dependencies: more }] of Object.entries(dependencies)) {
    const ref = `${name}@${version}`;
    const children = below.get(ref) ?? new Set();
    below.set(ref, children);
    for (const [child, at] of Object.entries(more ?? {})) children.add(`${child}@${at.version}`);
    index(more);
  }
}

function runtimePackages(workspaces) {
  if (workspaces.length === 0) return new Set(below.keys());
  const refs = new Set();
  const add = (ref) => {
    if (refs.has(ref)) return;
    refs.add(ref);
    below.get(ref)?.forEach(add);
  };
  for (const { name, version } of workspaces.map(readManifest)) add(`${name}@${version}`);
  return refs;
}

function sbomOf(refs) {
  const { component } = described.metadata;
  return {
    ...described,
    // A random number and the time.
    serialNumber: undefined,
    metadata: {
      ...described.metadata,
      timestamp: undefined,
      // npm takes the name of the folder.
      component: { ...component, name: readManifest('.').name },
    },
    components: described.components
      .filter((one) => refs.has(one['bom-ref']))
      // A tool of another workspace may be a runtime package here.
      .map((one) => ({ ...one, properties: one.properties.filter(isNotDevelopment) })),
    dependencies: described.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((on) => refs.has(on)),
      })),
  };
}

function readManifest(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

function isNotDevelopment({ name }) {
  return name !== 'cdx:npm:package:development';
}

/** The npm of this Node installation, however this process was started. */
async function runNpm(args) {
  const beside = path.join(process.execPath, '../../lib/node_modules/npm/bin/npm-cli.js');
  const command = existsSync(beside) ? [process.execPath, beside] : ['npm'];
  const [program, ...rest] = [...command, ...args, '--package-lock-only'];
  const { stdout } = await promisify(execFile)(program, rest, { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}
