import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerName, type RemoteName } from '@site/contract';
import { readBuildManifest, frontendFolder } from '@site/release';
import { addChunkIntegrity } from '@site/tools/add-integrity';
import { integrityPlaceholder } from '@site/tools/chunk-integrity-plugin';

/** Errors that a remote's own team may release. `changes nothing` is a working build under a new version. */
export const buildErrors = {
  'throws on evaluation': { entry: (source) => `throw new Error("resilience test");${source}` },
  'throws in a chunk': { chunk: (source) => `throw new Error("resilience test");${source}` },
  'throws on render': {
    entry: (source, name) =>
      source +
      withExports(
        name,
        '{...module,islands:module.islands?.map(({islandName})=>({islandName,Content:fail})),default:fail}',
        'const fail=()=>{throw new Error("resilience test")};',
      ),
  },
  'exports the wrong value': {
    entry: (source, name) => source + withExports(name, '{default:"no component"}'),
  },
  'changes nothing': { entry: (source) => `${source};` },
} as const satisfies Record<string, Patch>;

export type BuildError = keyof typeof buildErrors;

interface Patch {
  readonly entry?: (source: string, container: string) => string;
  readonly chunk?: (source: string) => string;
  /** The bundle of the prerenderer. */
  readonly node?: (source: string) => string;
}

/** Changes what the container exposes, in the browser only: pages are prerendered from the working build. */
function withExports(container: string, exports: string, before = ''): string {
  return (
    `;(()=>{${before}const original=${container};${container}={init:original.init,get:(name)=>` +
    `original.get(name).then((make)=>()=>{const module=make();return(${exports})})}})();`
  );
}

/**
 * Makes a build of a remote with an error in its code. Its integrity hashes are computed as in every build, so the
 * error itself is the only thing wrong with it.
 * @param target folder that becomes the build
 */
export function breakBuild(remote: RemoteName, error: BuildError, target: string): void {
  alterBuild(remote, target, error.replaceAll(' ', '-'), buildErrors[error]);
}

/** Makes a working build with another text, as a change of its content would. @param label ends its version */
export function changeText(
  remote: RemoteName,
  target: string,
  label: string,
  { from, to }: { readonly from: string; readonly to: string },
): void {
  const change = (source: string) => source.replaceAll(from, to);
  alterBuild(remote, target, label, { entry: change, chunk: change, node: change });
}

function alterBuild(remote: RemoteName, target: string, label: string, patch: Patch) {
  rmSync(target, { recursive: true, force: true });
  cpSync(join(frontendFolder(remote), 'dist'), target, { recursive: true });
  const manifest = readBuildManifest(remote, target);
  const [entryScript] = manifest.scripts;
  if (!entryScript) throw new Error(`${remote} has no entry script`);
  const web = join(target, 'web');
  const { entry = same, chunk = same, node = same } = patch;
  for (const file of readdirSync(web).filter((name) => name.endsWith('.js')))
    rewrite(join(web, file), (source) =>
      file === entryScript.file
        ? entry(withoutIntegrity(source), containerName(remote))
        : chunk(source),
    );
  rewrite(join(target, 'node/exposes.cjs'), node);
  const scripts = [addChunkIntegrity(web, 'entry')];
  const version = `${manifest.version}-${label}`;
  writeFileSync(
    join(target, 'build-manifest.json'),
    JSON.stringify({ ...manifest, version, scripts }),
  );
}

const integrityTable = /\(\{"[^{}]*"sha256-[^{}]*\}\)|\(\{\}\)(?=\[url\.)/g;

function withoutIntegrity(source: string): string {
  if (source.search(integrityTable) < 0)
    throw new Error('The entry contains no table of integrity hashes');
  return source.replaceAll(integrityTable, integrityPlaceholder);
}

function rewrite(file: string, change: (source: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function same(source: string): string {
  return source;
}
