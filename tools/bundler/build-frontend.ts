import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { speculationRules, speculationRulesFile } from '@site/contract/speculation-rules';
import { hostVersion } from '@site/host/compatibility';
import { type FrontendName, type BuildManifest, versionOf, sbomFile } from '@site/release';
import { loadFrontendBuild } from './webpack/frontend-build';
import { runWebpack } from './webpack/run-webpack';
import { hostRangeOf } from './webpack/shared-modules';
import { copyNamedPictures } from './copy-named-pictures';
import { integrityOf, renameByContent, addChunkIntegrity } from './add-integrity';
import { writeSbom } from './write-sbom';

/**
 * Builds one frontend, for browser and prerenderer, and describes the result in dist/build-manifest.json.
 * @throws Error with the bundler's messages
 */
export async function buildFrontend(name: FrontendName): Promise<BuildManifest> {
  const frontend = await loadFrontendBuild(name);
  const dist = join(frontend.folder, 'dist');
  rmSync(join(dist, 'build-manifest.json'), { force: true });
  for (const config of [...frontend.web, frontend.node]) await runWebpack(config);
  copyNamedPictures(dist);
  const parts =
    name === 'shell' ? finishShell(dist, frontend.folder) : finishRemote(dist, frontend.folder);
  const version = versionOf(packageVersion(frontend.folder), dist, parts);
  const manifest: BuildManifest = { name, version, ...parts };
  writeSbom(frontend.folder, join(dist, sbomFile));
  writeFileSync(join(dist, 'build-manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

function finishRemote(dist: string, folder: string) {
  const web = join(dist, 'web');
  const chunks = readChunks(web);
  // Federation's own manifests describe the entry without integrity hashes; the release map replaces them.
  for (const file of readdirSync(web)) if (file.endsWith('.json')) rmSync(join(web, file));
  return { scripts: [addChunkIntegrity(web, 'entry')], chunks, hostRange: hostRangeOf(folder) };
}

/** @returns the files of each expose, from federation's manifest */
function readChunks(web: string): NonNullable<BuildManifest['chunks']> {
  const { exposes } = JSON.parse(readFileSync(join(web, 'mf-manifest.json'), 'utf8')) as {
    exposes: readonly { path: string; assets: { js: { sync: string[] } } }[];
  };
  return Object.fromEntries(exposes.map(({ path, assets }) => [path, assets.js.sync]));
}

function finishShell(dist: string, folder: string) {
  const web = join(dist, 'web');
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
  return {
    scripts: [...initial, main],
    boot: addScript(dist, 'boot'),
    externalHost: addScript(dist, 'external-host'),
    hostVersion,
  };
}

/** Copies the single file of a separate build beside the shell's files; no integrity table names it. */
function addScript(dist: string, base: string) {
  const web = join(dist, 'web');
  const [file, ...more] = readdirSync(join(dist, base));
  if (!file || more.length > 0) throw new Error(`The shell build must leave one ${base} file`);
  cpSync(join(dist, base, file), join(web, file));
  return renameByContent(web, file, base);
}

function packageVersion(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
