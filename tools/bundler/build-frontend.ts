import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteTable } from '@site/contract/site-table';
import { addChunkList } from '@site/contract/chunk-list';
import { speculationRules, speculationRulesFile } from '@site/contract/speculation-rules';
import { hostVersion } from '@site/host/compatibility';
import { sourceMapsFolder, versionOf, type BuildManifest, type FrontendName } from '@site/release';
import { loadFrontendBuild } from './webpack/frontend-build';
import { runWebpack } from './webpack/run-webpack';
import { hostRangeOf } from './webpack/shared-modules';
import { sharedNamesFile } from './webpack/shared-names-plugin';
import { removeFingerprint } from './source-fingerprint';
import { copyNamedPictures } from './copy-named-pictures';
import {
  addChunkIntegrity,
  integrityOf,
  renameByContent,
  type HashedScript,
} from './add-integrity';
import {
  moveSourceMaps,
  readScript,
  replaceInScript,
  writeScript,
  type MappedScript,
} from './source-maps';

/** The undeclared name in the boot file that is replaced by the list of the shell's scripts. */
const shellScriptsName = 'SHELL_SCRIPTS';

/**
 * Builds one frontend, for browser and prerenderer, and describes the result in dist/build-manifest.json. Without its SBOM, which
 * takes a second: only buildChangedFrontends makes a build that counts as complete.
 * @throws Error with the bundler's messages
 */
export async function buildFrontend(name: FrontendName): Promise<BuildManifest> {
  removeFingerprint(name);
  const frontend = await loadFrontendBuild(name);
  const dist = join(frontend.folder, 'dist');
  rmSync(join(dist, 'build-manifest.json'), { force: true });
  rmSync(join(dist, sourceMapsFolder), { recursive: true, force: true });
  for (const config of [...frontend.web, frontend.node]) {
    await runWebpack(config);
    if (config.output?.path && config.devtool) moveSourceMaps(config.output.path);
  }
  copyNamedPictures(dist);
  const parts =
    name === 'shell' ? finishShell(dist, frontend.folder) : finishRemote(dist, frontend.folder);
  const version = versionOf(packageVersion(frontend.folder), dist, parts);
  const manifest: BuildManifest = { name, version, ...parts };
  writeFileSync(join(dist, 'build-manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

function finishRemote(dist: string, folder: string) {
  const web = join(dist, 'web');
  const chunks = readChunks(web);
  const sharedNames = readSharedNames(web);
  // Federation's own manifests describe the entry without integrity hashes; the release manifest replaces them.
  for (const file of readdirSync(web)) if (file.endsWith('.json')) rmSync(join(web, file));
  const entry = addChunkIntegrity(web, 'entry', (code) => addChunkList(code, chunks));
  return { scripts: [entry], chunks, hostRange: hostRangeOf(folder), sharedNames };
}

/** @returns the files of each expose, from federation's manifest */
function readChunks(web: string): NonNullable<BuildManifest['chunks']> {
  const { exposes } = JSON.parse(readFileSync(join(web, 'mf-manifest.json'), 'utf8')) as {
    exposes: readonly { path: string; assets: { js: { sync: string[] } } }[];
  };
  return Object.fromEntries(exposes.map(({ path, assets }) => [path, assets.js.sync]));
}

function readSharedNames(web: string): NonNullable<BuildManifest['sharedNames']> {
  const file = join(web, sharedNamesFile);
  const names = JSON.parse(readFileSync(file, 'utf8')) as NonNullable<BuildManifest['sharedNames']>;
  rmSync(file);
  return names;
}

function finishShell(dist: string, folder: string) {
  const web = join(dist, 'web');
  const sharedNames = readSharedNames(web);
  const main = addChunkIntegrity(web, 'main');
  const initial = ['react', 'libraries'].map((group) => {
    const file = readdirSync(web).find((candidate) => candidate.startsWith(`${group}.`));
    if (!file) throw new Error(`The shell build left no ${group} file`);
    return { file, integrity: integrityOf(join(web, file)) };
  });
  writeFileSync(join(web, speculationRulesFile), JSON.stringify(speculationRules));
  rmSync(join(dist, 'public'), { recursive: true, force: true });
  const atTop = join(folder, 'public');
  if (existsSync(atTop)) cpSync(atTop, join(dist, 'public'), { recursive: true });
  const scripts = [...initial, main];
  return {
    scripts,
    boot: addScript(dist, 'boot', (script) => addShellScripts(script, scripts)),
    bar: addScript(dist, 'bar'),
    hostVersion,
    sharedNames,
    table: siteTable,
  };
}

/** Copies the single file of a separate build beside the shell's files; no integrity table names it. */
function addScript(dist: string, base: string, finish = (script: MappedScript) => script) {
  const web = join(dist, 'web');
  const [file, ...more] = readdirSync(join(dist, base));
  if (!file || more.length > 0) throw new Error(`The shell build must leave one ${base} file`);
  writeScript(web, file, finish(readScript(join(dist, base), file)));
  return renameByContent(web, file, base);
}

/** @throws Error when the boot file has no place for the list (shell/src/boot/boot.ts) */
function addShellScripts(script: MappedScript, scripts: readonly HashedScript[]): MappedScript {
  const list = JSON.stringify(scripts.map(({ file, integrity }) => [file, integrity]));
  if (!script.code.includes(shellScriptsName))
    throw new Error(`The boot file has no ${shellScriptsName}`);
  return replaceInScript(script, shellScriptsName, list);
}

function packageVersion(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
