// node write-sbom.mjs <target> [workspace …]: writes the runtime packages of workspaces (default: the whole project) as a
// CycloneDX SBOM, from the lockfile of the working folder. The same lockfile gives the same bytes.
// `npm ls` selects and `npm sbom` describes: `npm sbom --omit dev` alone drops packages that another workspace has as a
// devDependency (react). Plain JavaScript: images run it before anything else is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [target = '', ...workspaces] = process.argv.slice(2);
const where = ['--package-lock-only', ...workspaces.map((name) => `--workspace=${name}`)];

const listed = JSON.parse(runNpm(['ls', '--json', '--all', '--omit=dev', ...where]));
const names = new Set();
collect(listed.dependencies);

const described = JSON.parse(runNpm(['sbom', '--sbom-format=cyclonedx', ...where]));
const sbom = {
  ...described,
  // A random number and the time.
  serialNumber: undefined,
  metadata: { ...described.metadata, timestamp: undefined },
  components: described.components.filter((component) => names.has(component['bom-ref'])),
  dependencies: described.dependencies
    .filter(({ ref }) => names.has(ref))
    .map(({ ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((on) => names.has(on)),
    })),
};
writeFileSync(target, `${JSON.stringify(sbom, null, 2)}\n`);

function collect(dependencies = {}) {
  for (const [name, { version, dependencies: below }] of Object.entries(dependencies)) {
    names.add(`${name}@${version}`);
    collect(below);
  }
}

/** The npm of this Node installation, however this process was started. */
function runNpm(args) {
  const beside = path.join(process.execPath, '../../lib/node_modules/npm/bin/npm-cli.js');
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'pipe'] };
  return existsSync(beside)
    ? execFileSync(process.execPath, [beside, ...args], options)
    : execFileSync('npm', args, options);
}
