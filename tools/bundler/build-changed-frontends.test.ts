/** Which builds count as complete, in a temporary repository with a bundler that only writes a build manifest. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/testing/fixtures';
import { buildChangedFrontends } from './build-changed-frontends';
import { buildFrontend } from './build-frontend';

const mockRoot = temporaryFolder();

jest.mock('@site/release', () => ({
  ...jest.requireActual<object>('@site/release'),
  get repositoryRoot() {
    return mockRoot;
  },
  frontendFolder: (name: string) => join(mockRoot, name),
  readBuildManifest: () => ({ version: '1.0.0' }),
}));
jest.mock('./build-frontend', () => ({ buildFrontend: jest.fn() }));
jest.mock('./write-sbom', () => ({ writeSboms: () => Promise.resolve() }));

const bundler = jest.mocked(buildFrontend);
const folder = join(mockRoot, 'mfe-press');
const edit = (text: string) => writeFileSync(join(folder, 'src/page.ts'), text);
const writeBuild = () => {
  writeFileSync(join(folder, 'dist/build-manifest.json'), '{}');
  return Promise.resolve({ name: 'mfe-press', version: '1.0.0', scripts: [] } as const);
};

beforeEach(() => {
  for (const part of ['src', 'dist']) {
    rmSync(join(folder, part), { recursive: true, force: true });
    mkdirSync(join(folder, part), { recursive: true });
  }
  edit('one');
  bundler.mockReset().mockImplementation(writeBuild);
});

/** @returns how often the bundler ran */
async function build(): Promise<number> {
  const before = bundler.mock.calls.length;
  await buildChangedFrontends(['mfe-press'], { report: () => undefined });
  return bundler.mock.calls.length - before;
}

test('a frontend is built when its sources have changed', async () => {
  expect([await build(), await build()]).toEqual([1, 0]);
  edit('two');
  expect([await build(), await build()]).toEqual([1, 0]);
});

test('a change during the build is in the next one', async () => {
  bundler.mockImplementationOnce(() => {
    edit('two');
    return writeBuild();
  });
  expect([await build(), await build(), await build()]).toEqual([1, 1, 0]);
});

test('a build by the bundler alone, as in npm run dev, does not count as complete', async () => {
  await build();
  const { buildFrontend: bundle } = jest.requireActual<{ buildFrontend: typeof buildFrontend }>(
    './build-frontend',
  );
  // There is no configuration of webpack here.
  await expect(bundle('mfe-press')).rejects.toThrow();
  expect([await build(), await build()]).toEqual([1, 0]);
});
