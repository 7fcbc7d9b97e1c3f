import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerName, type RemoteName } from '@site/contract';
import { readArtefact } from '../../../packages/build/src/build/artefact';
import { sealScripts } from '../../../packages/build/src/build/seal-scripts';
import { roomFolder } from '../../../packages/build/src/rooms';
import { integrityPlaceholder } from '../../../packages/build/src/webpack/chunk-integrity-plugin';

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

export type BuildFault = keyof typeof buildFaults;

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
export function breakBuild(remote: RemoteName, fault: BuildFault, target: string): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(join(roomFolder(remote), 'dist'), target, { recursive: true });
  const artefact = readArtefact(remote, target);
  const [sound] = artefact.scripts;
  if (!sound) throw new Error(`${remote} has no entry script`);
  const web = join(target, 'web');
  const { entry = same, chunk = same }: Patch = buildFaults[fault];
  for (const file of readdirSync(web).filter((name) => name.endsWith('.js')))
    rewrite(join(web, file), (source) =>
      file === sound.file ? entry(unseal(source), containerName(remote)) : chunk(source),
    );
  const scripts = [sealScripts(web, 'entry')];
  const version = `${artefact.version}-${fault.replaceAll(' ', '-')}`;
  writeFileSync(join(target, 'artefact.json'), JSON.stringify({ ...artefact, version, scripts }));
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
