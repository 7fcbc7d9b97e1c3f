import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBuildManifest, sbomFile, sourceMapsFolder } from '../build-manifest';
import { readBuildSource, type BuildSource } from '../build-source';
import { frontendFolder, type FrontendName } from '../frontends';
import { repositoryRoot } from '../repository-root';
import {
  addFiles,
  addFolder,
  contentOf,
  differingFile,
  type FolderContent,
} from '../store/add-folder';
import { sbomOf, sourceMapsOf, type SiteFolder } from '../store/site-folder';

/** The media that the site facts refer to; they ship with the shell. */
const siteFactsMedia = [
  ['videos', /\.(mp4|webp)$/],
  ['tours', /\.(html|js|css|webp|avif|woff2)$/],
] as const;

interface PublishedBuild {
  readonly version: string;
  readonly source: BuildSource | undefined;
}

/**
 * Adds a frontend's build to the site folder without changing the live release.
 * @throws Error when the version is published already with other bytes, and when another build wrote to this one meanwhile; then
 * its folders are removed again unless they were there before
 */
export async function publishFrontend(
  site: SiteFolder,
  name: FrontendName,
  dist = join(frontendFolder(name), 'dist'),
): Promise<PublishedBuild> {
  const { version } = readBuildManifest(name, dist);
  const folders = foldersOf(site, name, version, dist);
  const added = folders.map(([folder]) => folder).filter((folder) => !existsSync(folder));
  try {
    await addBuild(site, name, version, dist);
    const { version: now } = readBuildManifest(name, dist);
    if (now !== version)
      throw new Error(
        `${name} ${now} replaced ${version} in ${dist} while it was being released. Ship ${version} again if it is wanted.`,
      );
    // Another build of the same sources may have been writing this folder: it is complete now, the copy may not be.
    for (const [folder, contentNow] of folders) {
      const content = contentNow();
      const changed = differingFile(folder, content);
      if (changed !== undefined)
        throw new Error(
          `${content.get(changed) ?? changed} changed while ${name} ${version} was being released. Run the command again.`,
        );
    }
  } catch (error) {
    // A folder with files of two builds would block its version: no published folder is overwritten.
    for (const folder of added) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { version, source: readBuildSource(dist) };
}

async function addBuild(site: SiteFolder, name: FrontendName, version: string, dist: string) {
  for (const [folder, content] of foldersOf(site, name, version, dist))
    await addFolder(site, folder, content());
  replaceBeside(join(dist, sbomFile), sbomOf(site, name, version));
  replaceBeside(join(dist, sourceMapsFolder), sourceMapsOf(site, name, version));
  await addFiles(site, join(dist, 'media/pictures'), 'media/pictures', /\.(webp|avif|svg|jpg)$/);
  if (name === 'shell') {
    await addFiles(site, join(repositoryRoot, 'packages/design/fonts'), 'shell/fonts', /\.woff2$/);
    for (const [folder, kinds] of siteFactsMedia)
      await addFiles(site, join(repositoryRoot, 'imagery/media', folder), `media/${folder}`, kinds);
  }
}

/**
 * The folders of a build, and what `dist` has for each. The server folder first: old versions are found by it, so a job that is
 * killed in between leaves nothing forever.
 */
function foldersOf(site: SiteFolder, name: FrontendName, version: string, dist: string) {
  return [
    [
      site.serverFolder(name, version),
      () =>
        new Map([
          ...contentOf(join(dist, 'node')),
          ...contentOf(join(dist, 'public'), 'public'),
          ['build-manifest.json', join(dist, 'build-manifest.json')],
        ]),
    ],
    [site.publicFolder(name, version), () => contentOf(join(dist, 'web'))],
  ] satisfies readonly (readonly [string, () => FolderContent])[];
}

/** A file or folder that describes a published build and may change without it. Earlier builds have none. */
function replaceBeside(source: string, target: string) {
  if (!existsSync(source)) return;
  mkdirSync(dirname(target), { recursive: true });
  rmSync(target, { recursive: true, force: true });
  cpSync(source, target, { recursive: true });
}
