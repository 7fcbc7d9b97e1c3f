import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostVersion } from '@site/host/version';
import { loadRoomBuild, type RoomName } from '../rooms';
import { runWebpack } from '../webpack/run-webpack';
import type { Artefact } from './artefact';
import { integrityOf, renameByContent, sealScripts } from './seal-scripts';

/**
 * Builds one room alone, for browser and prerenderer, and describes the result in dist/artefact.json.
 * @throws Error with the bundler's messages
 */
export async function buildRoom(name: RoomName): Promise<Artefact> {
  const room = await loadRoomBuild(name);
  const dist = join(room.folder, 'dist');
  rmSync(join(dist, 'artefact.json'), { force: true });
  for (const config of [...room.web, room.node]) await runWebpack(config);
  const parts = name === 'shell' ? sealShell(dist) : sealRemote(dist, room.folder);
  const artefact: Artefact = { name, version: versionOf(room.folder, dist), ...parts };
  writeFileSync(join(dist, 'artefact.json'), `${JSON.stringify(artefact, null, 2)}\n`);
  return artefact;
}

function sealRemote(dist: string, folder: string) {
  const web = join(dist, 'web');
  // Federation's type and statistics manifests describe the unsealed entry; the release map replaces them.
  for (const file of readdirSync(web)) if (file.endsWith('.json')) rmSync(join(web, file));
  return { scripts: [sealScripts(web, 'entry')], hostRange: hostRangeOf(folder) };
}

function sealShell(dist: string) {
  const web = join(dist, 'web');
  const main = sealScripts(web, 'main');
  const [bootFile] = readdirSync(join(dist, 'boot'));
  if (!bootFile) throw new Error('The shell build left no boot file');
  cpSync(join(dist, 'boot', bootFile), join(web, bootFile));
  const initial = ['react', 'libraries'].map((group) => {
    const file = readdirSync(web).find((candidate) => candidate.startsWith(`${group}.`));
    if (!file) throw new Error(`The shell build left no ${group} file`);
    return { file, integrity: integrityOf(join(web, file)) };
  });
  return {
    scripts: [...initial, main],
    boot: renameByContent(web, bootFile, 'boot'),
    hostVersion,
  };
}

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function hostRangeOf(folder: string): string {
  const range = manifestOf(folder).dependencies['@site/host'];
  if (!range) throw new Error(`${folder}/package.json names no version range of @site/host`);
  return range;
}

/** Package version and a hash over every file, so that a published folder is never written twice. */
function versionOf(folder: string, dist: string): string {
  const hash = createHash('sha256');
  for (const part of ['web', 'node'])
    for (const file of readdirSync(join(dist, part)).sort())
      hash.update(file).update(readFileSync(join(dist, part, file)));
  return `${manifestOf(folder).version}-${hash.digest('hex').slice(0, 8)}`;
}
