import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { speculationRules, speculationRulesFile } from '@site/contract/speculation-rules';
import { hostVersion } from '@site/host/compatibility';
import { loadRoomBuild, type RoomName } from '../rooms';
import { runWebpack } from '../webpack/run-webpack';
import type { Artefact } from './artefact';
import { copyNamedPictures } from './copy-named-pictures';
import { hostRangeOf } from './host-range-of';
import { integrityOf, renameByContent, sealScripts } from './seal-scripts';
import { versionOf } from './version-of';
import { sbomFile, writeSbom } from './write-sbom';

/**
 * Builds one room alone, for browser and prerenderer, and describes the result in dist/artefact.json.
 * @throws Error with the bundler's messages
 */
export async function buildRoom(name: RoomName): Promise<Artefact> {
  const room = await loadRoomBuild(name);
  const dist = join(room.folder, 'dist');
  rmSync(join(dist, 'artefact.json'), { force: true });
  for (const config of [...room.web, room.node]) await runWebpack(config);
  copyNamedPictures(dist);
  const parts = name === 'shell' ? sealShell(dist, room.folder) : sealRemote(dist, room.folder);
  const version = versionOf(packageVersion(room.folder), dist, parts);
  const artefact: Artefact = { name, version, ...parts };
  writeSbom(room.folder, join(dist, sbomFile));
  writeFileSync(join(dist, 'artefact.json'), `${JSON.stringify(artefact, null, 2)}\n`);
  return artefact;
}

function sealRemote(dist: string, folder: string) {
  const web = join(dist, 'web');
  const chunks = readChunks(web);
  // Federation's type and statistics manifests describe the unsealed entry; the release map replaces them.
  for (const file of readdirSync(web)) if (file.endsWith('.json')) rmSync(join(web, file));
  return { scripts: [sealScripts(web, 'entry')], chunks, hostRange: hostRangeOf(folder) };
}

/** What federation's manifest says of the files behind each expose. */
function readChunks(web: string): NonNullable<Artefact['chunks']> {
  const { exposes } = JSON.parse(readFileSync(join(web, 'mf-manifest.json'), 'utf8')) as {
    exposes: readonly { path: string; assets: { js: { sync: string[] } } }[];
  };
  return Object.fromEntries(exposes.map(({ path, assets }) => [path, assets.js.sync]));
}

function sealShell(dist: string, folder: string) {
  const web = join(dist, 'web');
  const main = sealScripts(web, 'main');
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
    foreign: addScript(dist, 'foreign'),
    hostVersion,
  };
}

/** The one file of a build of its own takes its place beside the shell's; no table names it. */
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
