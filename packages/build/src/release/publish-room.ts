import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readArtefact, type Artefact } from '../build/artefact';
import { repository, roomFolder, type RoomName } from '../rooms';
import { addFolder, contentOf } from './add-folder';
import type { SiteFolder } from './site-folder';

/**
 * Adds a room's build to the site folder; nothing that is served changes by it.
 * @throws Error when the version is published already and holds other bytes
 */
export async function publishRoom(
  site: SiteFolder,
  name: RoomName,
  dist = join(roomFolder(name), 'dist'),
): Promise<Artefact> {
  const artefact = readArtefact(name, dist);
  await addFolder(site, site.publicFolder(name, artefact.version), contentOf(join(dist, 'web')));
  await addFolder(
    site,
    site.serverFolder(name, artefact.version),
    new Map([
      ...contentOf(join(dist, 'node')),
      ...contentOf(join(dist, 'public'), 'public'),
      ['artefact.json', join(dist, 'artefact.json')],
    ]),
  );
  if (name === 'shell') {
    addHashedFiles(site, 'packages/design/fonts', 'shell/fonts', /\.woff2$/);
    addHashedFiles(site, 'imagery/media', 'media', /\.(mp4|webp|avif|svg|html)$/);
  }
  return artefact;
}

/** Their names carry a hash of their content: one that is there stays. */
function addHashedFiles(site: SiteFolder, from: string, to: string, wanted: RegExp) {
  const source = join(repository, from);
  const target = join(site.root, to);
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!wanted.test(file) || file.includes('node_modules') || existsSync(join(target, file)))
      continue;
    const staged = join(site.staging, basename(file));
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(source, file), staged);
    renameSync(staged, join(target, file));
  }
}
