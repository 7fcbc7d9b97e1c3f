import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
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
  if (name === 'shell') addFonts(site);
  return artefact;
}

/** Their names are hashed: one that is there stays. */
function addFonts(site: SiteFolder) {
  const source = join(repository, 'packages/design/fonts');
  const target = join(site.root, 'shell/fonts');
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(source))
    if (file.endsWith('.woff2') && !existsSync(join(target, file))) {
      cpSync(join(source, file), join(site.staging, file));
      renameSync(join(site.staging, file), join(target, file));
    }
}
