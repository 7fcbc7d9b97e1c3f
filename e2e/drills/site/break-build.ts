import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerName, type RemoteName } from '@site/contract';
import { readBuildManifest, frontendFolder } from '@site/release';
import { addChunkIntegrity } from '../../../tools/bundler/add-integrity';
import { integrityPlaceholder } from '../../../tools/bundler/webpack/chunk-integrity-plugin';

/** Faults that a remote's own team ships. `none` is a sound build under a new version. */
export const buildFaults = {
  'throws on evaluation': { entry: (source) => `throw new Error("drill");${source}` },
  'a chunk throws on evaluation': { chunk: (source) => `throw new Error("drill");${source}` },
  'throws on render': {
    entry: (source, name) =>
      source + withExports(name, '{...module,default(){throw new Error("drill")}}'),
  },
  'wrong export': {
    entry: (source, name) => source + withExports(name, '{default:"no component"}'),
  },
  none: { entry: (source) => `${source};` },
} as const satisfies Record<string, Patch>;

export type BuildError = keyof typeof buildFaults;

interface Patch {
  readonly entry?: (source: string, container: string) => string;
  readonly chunk?: (source: string) => string;
}

/** Changes what the container hands out, in the browser only: the pages are rendered from a sound build. */
function withExports(container: string, exports: string): string {
  return (
    `;(()=>{const sound=${container};${container}={init:sound.init,get:(name)=>` +
    `sound.get(name).then((make)=>()=>{const module=make();return(${exports})})}})();`
  );
}

/**
 * Makes a build of a remote with a fault in it and seals it as every build is sealed: its hashes fit, so nothing
 * but the fault itself is wrong with it.
 * @param target folder that becomes the build
 */
export function breakBuild(remote: RemoteName, fault: BuildError, target: string): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(join(frontendFolder(remote), 'dist'), target, { recursive: true });
  const artefact = readBuildManifest(remote, target);
  const [sound] = artefact.scripts;
  if (!sound) throw new Error(`${remote} has no entry script`);
  const web = join(target, 'web');
  const { entry = same, chunk = same }: Patch = buildFaults[fault];
  for (const file of readdirSync(web).filter((name) => name.endsWith('.js')))
    rewrite(join(web, file), (source) =>
      file === sound.file ? entry(unseal(source), containerName(remote)) : chunk(source),
    );
  const scripts = [addChunkIntegrity(web, 'entry')];
  const version = `${artefact.version}-${fault.replaceAll(' ', '-')}`;
  writeFileSync(
    join(target, 'build-manifest.json'),
    JSON.stringify({ ...artefact, version, scripts }),
  );
}

const sealedTable = /\(\{"[^{}]*"sha256-[^{}]*\}\)|\(\{\}\)(?=\[url\.)/g;

function unseal(source: string): string {
  if (source.search(sealedTable) < 0) throw new Error('The entry holds no table of hashes');
  return source.replaceAll(sealedTable, integrityPlaceholder);
}

function rewrite(file: string, change: (source: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function same(source: string): string {
  return source;
}
