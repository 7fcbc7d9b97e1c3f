import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { temporaryFolders } from '@site/testing/fixtures';

interface Sbom {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

const newFolder = temporaryFolders();
let folder: string;
beforeEach(() => (folder = newFolder()));

const read = (file: string) => readFileSync(file, 'utf8');

function lockedPackages(): Readonly<Record<string, Locked>> {
  const lockfile = JSON.parse(read(join(repositoryRoot, 'package-lock.json'))) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  return lockfile.packages;
}

test('the packages of each workspace and no tools, the same bytes in any folder and beside any other workspace', () => {
  const checkout = join(folder, 'checkout');
  const links = Object.values(lockedPackages()).filter(({ link }) => link);
  for (const place of ['.', ...links.map(({ resolved = '' }) => resolved)])
    cpSync(join(repositoryRoot, place, 'package.json'), join(checkout, place, 'package.json'));
  cpSync(join(repositoryRoot, 'package-lock.json'), join(checkout, 'package-lock.json'));
  const target = (name: string) => join(folder, name);
  writeSboms(repositoryRoot, target('one'), 'shell', '--', target('press'), 'press-service');
  writeSboms(checkout, target('other'), 'shell');
  expect(read(target('one'))).toBe(read(target('other')));
  const { bomFormat, components } = JSON.parse(read(target('one'))) as Sbom;
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'styled-components']));
  for (const tool of ['eslint', 'jest', 'knip', 'express']) expect(names).not.toContain(tool);
  const { components: packages } = JSON.parse(read(target('press'))) as Sbom;
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['express', 'mongodb']));
});

function writeSboms(checkout: string, ...args: readonly string[]): void {
  const tool = join(repositoryRoot, 'tools/bin/write-sbom.mjs');
  execFileSync(process.execPath, [tool, ...args], { cwd: checkout });
}

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
  const canBeInstalled = ({ os = ['linux'], cpu = ['x64'] }: Locked) =>
    os.includes('linux') && cpu.some((name) => name === 'x64' || name === 'arm64');
  const unhashed = Object.entries(lockedPackages())
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .filter(([, locked]) => canBeInstalled(locked) && locked.integrity === undefined)
    .map(([place]) => place);
  expect(unhashed).toEqual([]);
});
