import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as contract from '@site/contract';
import { loadShellBundle, type ShellBundle } from '@site/release';
import { loadFrontendBuild } from '../bundler/webpack/frontend-build';
import { buildBootFile, buildClient, buildShellBundle } from './build-scripts';
import { compileFrontend, type CompiledFrontend } from './compile-frontend';
import type { DevelopmentMessage } from './messages';
import { untilChanged } from './until-changed';

/** The shell's bundle with the contract that it was built with, which may be newer than this program's. */
export type DevelopmentBundle = ShellBundle &
  Pick<typeof contract, 'exposeFile' | 'matchRoute'> & {
    readonly exposesByRemote: Readonly<Record<string, readonly string[]>>;
  };

/** The shell as a development build: production react-dom cannot refresh. */
export interface DevelopmentShell {
  /** A file of /shell/development/. */
  readonly read: (file: string) => Promise<Buffer | string | undefined>;
  /** Renders documents. */
  readonly bundle: () => Promise<DevelopmentBundle>;
  /** Undefined for a shell without sources. */
  readonly compiled?: CompiledFrontend;
  /** Call when its sources may have changed. */
  readonly change: () => void;
}

/** In the order in which the boot file runs them. */
const scripts = ['react.js', 'libraries.js', 'main.js'];
const bootFile = 'boot.js';
const clientFile = 'client.js';
const bundleFile = 'shell.cjs';

/** @param cacheFolder absolute path, of this checkout only */
export async function shellFromSources(
  cacheFolder: string,
  onBuilt: (message: DevelopmentMessage) => void,
): Promise<DevelopmentShell> {
  const build = await loadFrontendBuild('shell');
  const compiled = compileFrontend({ build, cacheFolder, onBuilt });
  const boot = untilChanged(() => buildBootFile(build.folder, scripts));
  const client = untilChanged(buildClient);
  const bundle = untilChanged(async () => {
    mkdirSync(cacheFolder, { recursive: true });
    const file = join(cacheFolder, bundleFile);
    writeFileSync(file, await buildShellBundle(build.folder));
    return loadBundle(file);
  });
  return {
    compiled,
    read(file) {
      if (file === bootFile) return boot.get();
      return file === clientFile ? client.get() : compiled.read(file);
    },
    bundle: bundle.get,
    change() {
      boot.change();
      bundle.change();
    },
  };
}

/** For a repository without the shell's sources. @param folder written by `writeDevelopmentShell` */
export function shellFromFolder(folder: string): DevelopmentShell {
  const bundle = untilChanged(() => Promise.resolve(loadBundle(join(folder, bundleFile))));
  return {
    read(file) {
      const path = join(folder, basename(file));
      return Promise.resolve(existsSync(path) ? readFileSync(path) : undefined);
    },
    bundle: bundle.get,
    change: () => undefined,
  };
}

function loadBundle(file: string): DevelopmentBundle {
  const { sharedModules, ...bundle } = loadShellBundle(file) as DevelopmentBundle;
  return {
    ...bundle,
    sharedModules: Object.fromEntries(
      Object.entries(sharedModules).map(([name, module]) => [
        name,
        // For the importers' bundler, which otherwise takes the module for its own default export.
        { ...(module as object), __esModule: true },
      ]),
    ),
  };
}

/**
 * Writes the shell's development build into a folder, for the package with which a team develops its remote alone.
 * @param cacheFolder another folder, absolute path
 * @throws Error with the first mistake in its sources
 */
export async function writeDevelopmentShell(folder: string, cacheFolder: string): Promise<void> {
  const shell = await shellFromSources(cacheFolder, () => undefined);
  const { compiled } = shell;
  try {
    await Promise.all([shell.bundle(), compiled?.start()]);
    const [problem] = compiled?.lastMessage()?.problems ?? [];
    if (problem) throw new Error(`${problem.file}: ${problem.message}`);
    mkdirSync(folder, { recursive: true });
    cpSync(join(cacheFolder, bundleFile), join(folder, bundleFile));
    for (const file of [bootFile, clientFile, ...(compiled?.files() ?? [])])
      writeFileSync(join(folder, file), (await shell.read(file)) ?? '');
  } finally {
    await compiled?.stop();
  }
}
