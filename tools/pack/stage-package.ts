import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '@site/release';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly type: string;
  readonly sideEffects?: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Writes a package of packages/ as other repositories install it, with the exports of the workspace. Each has three forms:
 * types, the source for the bundler, which compiles it for browsers and for the prerenderer with equal ids of styles, and
 * ES modules for Node and unit tests.
 * @param name of its folder
 * @returns the folder, for `npm pack`
 */
export async function stagePackage(name: string, staging: string): Promise<string> {
  const source = join(repositoryRoot, 'packages', name);
  const target = join(staging, name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const { exports, ...manifest } = readManifest(source);
  const entries = Object.entries(exports).map(([key, file]) => ({
    key,
    file,
    built: key === '.' ? 'index' : key.slice(2),
  }));
  await build({
    entryPoints: Object.fromEntries(entries.map(({ built, file }) => [built, join(source, file)])),
    outdir: join(target, 'dist'),
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    logLevel: 'warning',
  });
  writeTypes(
    entries.map(({ file }) => join(source, file)),
    source,
    join(target, 'types'),
  );
  cpSync(join(source, 'src'), join(target, 'src'), {
    recursive: true,
    filter: (file) => !/\.test\.tsx?$|\/testing(\/|$)/.test(relative(source, file)),
  });
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(source, file), join(target, file));
  writeManifest(target, {
    ...manifest,
    exports: Object.fromEntries(
      entries.map(({ key, file, built }) => [
        key,
        {
          types: file.replace(/^\.\/src/, './types').replace(/\.tsx?$/, '.d.ts'),
          source: file,
          default: `./dist/${built}.js`,
        },
      ]),
    ),
  });
  return target;
}

/** What a package needs at run time; `private` and development stay here. */
export function readManifest(folder: string): Manifest {
  const { name, version, type, sideEffects, exports, dependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  return {
    name,
    version,
    type,
    ...(sideEffects !== undefined && { sideEffects }),
    exports,
    ...(dependencies && { dependencies }),
  };
}

export function writeManifest(target: string, manifest: object): void {
  cpSync(join(repositoryRoot, 'LICENSE'), join(target, 'LICENSE'));
  const text = JSON.stringify({ ...manifest, license: 'MIT' }, null, 2);
  writeFileSync(join(target, 'package.json'), `${text}\n`);
}

/**
 * Writes the declarations of some files and of all that they import.
 * @param files absolute paths
 * @param folder the workspace that they belong to
 */
function writeTypes(files: readonly string[], folder: string, target: string): void {
  // In the workspace: from there its imports are resolved.
  const config = join(folder, 'tsconfig.pack.json');
  const options = {
    extends: join(repositoryRoot, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      rootDir: join(folder, 'src'),
      outDir: target,
    },
    files,
  };
  writeFileSync(config, JSON.stringify(options));
  try {
    execFileSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', config], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  } finally {
    rmSync(config);
  }
}
