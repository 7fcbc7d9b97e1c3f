import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot, frontendFolder } from '@site/release';
import { writeSbom } from './write-sbom';

interface Sbom {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

interface Locked {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sbom-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(file, 'utf8');

test('the packages of a workspace and no tools, the same bytes each time', () => {
  const [one = '', other = ''] = ['one', 'other'].map((name) => join(folder, name));
  writeSbom(frontendFolder('shell'), one);
  writeSbom(frontendFolder('shell'), other);
  expect(read(one)).toBe(read(other));
  const { bomFormat, components } = JSON.parse(read(one)) as Sbom;
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'styled-components']));
  for (const tool of ['eslint', 'jest', 'knip']) expect(names).not.toContain(tool);
});

test('the SBOM of a Debian image names every package', () => {
  const sbom = JSON.parse(
    execFileSync('sh', [join(repositoryRoot, 'nginx/write-sbom.sh')], { encoding: 'utf8' }),
  ) as Sbom;
  expect(sbom.components.find(({ name }) => name === 'dash')?.version).toMatch(/^\d/);
});

test('npm ci accepts the lockfile: no optional package of another platform is left out', () => {
  const copy = join(folder, 'package-lock.json');
  cpSync(join(repositoryRoot, 'package-lock.json'), copy);
  const tool = join(repositoryRoot, 'tools/bin/complete-lockfile.mjs');
  const output = execFileSync(process.execPath, [tool, copy], { encoding: 'utf8' });
  expect(output).toMatch(/^0 optional packages added/);
});

test('every package that an image can install has a hash in the lockfile', () => {
  const { packages } = JSON.parse(read(join(repositoryRoot, 'package-lock.json'))) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const canBeInstalled = ({ os = ['linux'], cpu = ['x64'] }: Locked) =>
    os.includes('linux') && cpu.some((name) => name === 'x64' || name === 'arm64');
  const unhashed = Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .filter(([, locked]) => canBeInstalled(locked) && locked.integrity === undefined)
    .map(([place]) => place);
  expect(unhashed).toEqual([]);
});
