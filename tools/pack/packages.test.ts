/** The packages of other repositories and the workspaces of this one are the same code, by the same names. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { exposesByRemote } from '@site/contract';
import { readBuildManifest, repositoryRoot } from '@site/release';
import { runProcess } from '@site/testing/run-process';
import { temporaryFolder } from '@site/testing/fixtures';
import { newRepository } from '../new/new-repository';
import { stagePackage } from './stage-package';
import { stageTools } from './stage-tools';

const remote = 'mfe-press';
const folder = temporaryFolder();
const repository = join(folder, 'press');
const packages = ['contract', 'host', 'design'] as const;
interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, object>>;
}
const manifestIn = (place: string) =>
  JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest;

beforeAll(async () => {
  newRepository(repositoryRoot, remote, repository);
  const modules = join(repository, 'node_modules');
  mkdirSync(join(modules, '@site'), { recursive: true });
  for (const name of packages) await stagePackage(name, join(modules, '@site'));
  // Made by another build, and needed by the development server only.
  await stageTools(join(modules, '@site'), () => Promise.resolve());
  for (const name of readdirSync(join(repositoryRoot, 'node_modules')))
    if (name !== '@site')
      symlinkSync(join(repositoryRoot, 'node_modules', name), join(modules, name));
  // npm writes it; here it marks the repository's root.
  cpSync(join(repositoryRoot, 'package-lock.json'), join(repository, 'package-lock.json'));
});

test.each(packages)('%s has the version and the exports of its workspace', (name) => {
  const packed = manifestIn(join(repository, 'node_modules/@site', name));
  const own = manifestIn(join(repositoryRoot, 'packages', name));
  expect(packed.version).toBe(own.version);
  expect(Object.keys(packed.exports)).toEqual(Object.keys(own.exports));
  for (const forms of Object.values(packed.exports))
    for (const file of Object.values(forms) as string[])
      expect(() => readFileSync(join(repository, 'node_modules/@site', name, file))).not.toThrow();
});

test('the repository holds the folder of the remote as it is here, and a page of configuration', () => {
  const files = (root: string) =>
    readdirSync(join(root, remote), { recursive: true, encoding: 'utf8' })
      .filter((file) => !/^(?:dist|node_modules|Dockerfile)/.test(file))
      .sort();
  expect(files(repository)).toEqual(files(repositoryRoot));
  const configuration = readdirSync(repository).filter((file) =>
    /^(?:package|tsconfig|\.ox\w+|\.npmrc|\.nvmrc|.*\.config)(?:\.\w+)?$/.test(file),
  );
  const lines = configuration.flatMap((file) =>
    readFileSync(join(repository, file), 'utf8').trim().split('\n'),
  );
  expect(configuration.length).toBeGreaterThan(6);
  expect(lines.length).toBeLessThan(80);
});

test('the remote is built there by the packages alone', async () => {
  const tools = join(repository, 'node_modules/@site/tools/dist/site-tools.js');
  const { code, output } = await runProcess(process.execPath, [tools, 'build'], {
    cwd: repository,
    isSeparate: true,
  });
  expect([code, output]).toEqual([0, expect.stringMatching(/mfe-press 1\.\d+\.\d+-\w{8} built/)]);
  const { chunks = {} } = readBuildManifest(remote, join(repository, remote, 'dist'));
  expect(Object.keys(chunks)).toEqual(exposesByRemote[remote]);
});
