import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleId, RemoteName } from '@site/contract';
import { loadRemoteModules } from '@site/release';
import type { FrontendBuild } from '../bundler/webpack/frontend-build';
import { buildRemoteBundle } from './build-scripts';
import { compileFrontend, type CompiledFrontend } from './compile-frontend';
import type { DevelopmentShell } from './development-shell';
import type { DevelopmentMessage } from './messages';
import { untilChanged } from './until-changed';

type Modules = Readonly<Partial<Record<ModuleId, unknown>>>;

/** A remote as it is developed here. */
export interface DevelopmentRemote {
  readonly name: RemoteName;
  readonly folder: string;
  readonly compiled: CompiledFrontend;
  /** Its exposes, for the bundle that renders the document. */
  readonly modules: () => Promise<Modules>;
  /** Call when its sources, or those of the shell, may have changed. */
  readonly change: () => void;
}

interface Options {
  readonly name: RemoteName;
  readonly build: FrontendBuild;
  readonly shell: Pick<DevelopmentShell, 'bundle' | 'compiled'>;
  /** Absolute path, of this checkout only. */
  readonly cacheFolder: string;
  readonly onBuilt: (message: DevelopmentMessage) => void;
}

export function developmentRemote(options: Options): DevelopmentRemote {
  const { name, build, shell, cacheFolder, onBuilt } = options;
  const modules = untilChanged(async () => {
    const bundle = await shell.bundle();
    const exposes = bundle.exposesByRemote[name] ?? [];
    const file = join(cacheFolder, `${name}.cjs`);
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(
      file,
      await buildRemoteBundle(
        build.folder,
        Object.fromEntries(
          exposes.map((one) => [one.slice(2), `src/expose/${bundle.exposeFile(one)}.tsx`]),
        ),
      ),
    );
    return loadRemoteModules(file, name, bundle);
  });
  return {
    name,
    folder: build.folder,
    compiled: compileFrontend({ build, before: shell.compiled, onBuilt }),
    modules: modules.get,
    change: modules.change,
  };
}
