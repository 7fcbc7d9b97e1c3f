import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArtefact, type Artefact } from '../build/artefact';
import { sbomFile } from '../build/write-sbom';
import { repository, roomFolder, type RoomName } from '../rooms';
import { addFiles } from './add-files';
import { addFolder, contentOf } from './add-folder';
import { sbomOf, type SiteFolder } from './site-folder';

/** Behind the addresses of the site facts, which are the shell's. */
const ofSiteFacts = [
  ['clips', /\.(mp4|webp)$/],
  ['tours', /\.(html|js|css|webp|avif|woff2)$/],
] as const;

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
  copySbom(join(dist, sbomFile), sbomOf(site, name, artefact.version));
  await addFiles(site, join(dist, 'media/pictures'), 'media/pictures', /\.(webp|avif|svg|jpg)$/);
  if (name === 'shell') {
    await addFiles(site, join(repository, 'packages/design/fonts'), 'shell/fonts', /\.woff2$/);
    for (const [folder, kinds] of ofSiteFacts)
      await addFiles(site, join(repository, 'imagery/media', folder), `media/${folder}`, kinds);
  }
  return artefact;
}

/** Builds of before 2026-11-22 have none. */
function copySbom(source: string, target: string) {
  if (!existsSync(source)) return;
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target);
}
