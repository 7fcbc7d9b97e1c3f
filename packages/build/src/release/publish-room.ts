import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readArtefact, type Artefact } from '../build/artefact';
import { repository, roomFolder, type RoomName } from '../rooms';
import { compressFolder } from './compress';
import type { SiteFolder } from './site-folder';

/**
 * Adds a room's build to the site folder; nothing that is served changes by it. A version that is already
 * there stays untouched: equal versions mean equal bytes.
 */
export async function publishRoom(
  site: SiteFolder,
  name: RoomName,
  dist = join(roomFolder(name), 'dist'),
): Promise<Artefact> {
  const artefact = readArtefact(name, dist);
  const target = site.publicFolder(name, artefact.version);
  const server = site.serverFolder(name, artefact.version);
  if (!existsSync(server)) {
    await addFolder(join(dist, 'web'), target);
    // Last, because it marks the version as complete.
    await addFolder(join(dist, 'node'), server, [join(dist, 'artefact.json')]);
  }
  if (name === 'shell') await publishShellFiles(site);
  return artefact;
}

/** Fonts have hashed names; what lies at the top of the site (icons, the announcement) keeps its name. */
async function publishShellFiles(site: SiteFolder) {
  const fonts = join(repository, 'packages/design/fonts');
  copyFiles(fonts, join(site.root, 'shell/fonts'), (file) => file.endsWith('.woff2'));
  copyFiles(join(repository, 'shell/public'), join(site.root, 'public'), () => true);
  await compressFolder(join(site.root, 'public'));
}

function copyFiles(source: string, target: string, isWanted: (file: string) => boolean) {
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(source))
    if (isWanted(file)) cpSync(join(source, file), join(target, file));
}

/** Copies aside, compresses, then renames: a folder appears whole or not at all. */
async function addFolder(source: string, target: string, extraFiles: string[] = []) {
  const staging = `${target}.${process.pid}.part`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  cpSync(source, staging, { recursive: true });
  for (const file of extraFiles) cpSync(file, join(staging, 'artefact.json'));
  await compressFolder(staging);
  rmSync(target, { recursive: true, force: true });
  renameSync(staging, target);
}
