import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBuildManifest, sbomFile, type BuildManifest } from '../build-manifest';
import { repositoryRoot, frontendFolder, type FrontendName } from '../frontends';
import { addFiles } from '../store/add-files';
import { addFolder, contentOf } from '../store/add-folder';
import { sbomOf, type SiteFolder } from '../store/site-folder';

/** Behind the addresses of the site facts, which are the shell's. */
const ofSiteFacts = [
  ['clips', /\.(mp4|webp)$/],
  ['tours', /\.(html|js|css|webp|avif|woff2)$/],
] as const;

/**
 * Adds a room's build to the site folder; nothing that is served changes by it.
 * @throws Error when the version is published already and holds other bytes
 */
export async function publishFrontend(
  site: SiteFolder,
  name: FrontendName,
  dist = join(frontendFolder(name), 'dist'),
): Promise<BuildManifest> {
  const manifest = readBuildManifest(name, dist);
  await addFolder(site, site.publicFolder(name, manifest.version), contentOf(join(dist, 'web')));
  await addFolder(
    site,
    site.serverFolder(name, manifest.version),
    new Map([
      ...contentOf(join(dist, 'node')),
      ...contentOf(join(dist, 'public'), 'public'),
      ['build-manifest.json', join(dist, 'build-manifest.json')],
    ]),
  );
  copySbom(join(dist, sbomFile), sbomOf(site, name, manifest.version));
  await addFiles(site, join(dist, 'media/pictures'), 'media/pictures', /\.(webp|avif|svg|jpg)$/);
  if (name === 'shell') {
    await addFiles(site, join(repositoryRoot, 'packages/design/fonts'), 'shell/fonts', /\.woff2$/);
    for (const [folder, kinds] of ofSiteFacts)
      await addFiles(site, join(repositoryRoot, 'imagery/media', folder), `media/${folder}`, kinds);
  }
  return manifest;
}

/** Builds of before 2026-11-22 have none. */
function copySbom(source: string, target: string) {
  if (!existsSync(source)) return;
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target);
}
