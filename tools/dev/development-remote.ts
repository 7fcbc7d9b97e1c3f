import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@site/contract';
import { loadRemoteModules } from '@site/release';
import { loadFrontendBuild } from '../bundler/webpack/frontend-build';
import { buildRemoteBundle } from './build-scripts';
import { compileFrontend } from './compile-frontend';
import type { DevelopmentShell } from './development-shell';
import type { DevelopmentMessage } from './messages';
import { untilChanged } from './until-changed';

export type DevelopmentRemote = Awaited<ReturnType<typeof developmentRemote>>;

/** A remote as it is developed here. @param cacheFolder absolute path, of this checkout only */
export async function developmentRemote(
  name: RemoteName,
  shell: Pick<DevelopmentShell, 'bundle' | 'compiled'>,
  cacheFolder: string,
  onBuilt: (message: DevelopmentMessage) => void,
) {
  const build = await loadFrontendBuild(name);
  const modules = untilChanged(async () => {
    const bundle = await shell.bundle();
    const exposes = bundle.exposesByRemote[name] ?? [];
    const file = join(cacheFolder, `${name}.cjs`);
    mkdirSync(cacheFolder, { recursive: true });
    const sources = Object.fromEntries(
      exposes.map((one) => [one.slice(2), `src/expose/${bundle.exposeFile(one)}.tsx`]),
    );
    writeFileSync(file, await buildRemoteBundle(build.folder, sources));
    return loadRemoteModules(file, name, bundle);
  });
  return {
    name,
    compiled: compileFrontend({ build, before: shell.compiled, onBuilt }),
    /** Its exposes, for the bundle that renders the document. */
    modules: modules.get,
    /** Call when its sources, or those of the shell, may have changed. */
    change: modules.change,
  };
}
