import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseModuleId, type ModuleId } from '@site/contract';
import { readBuildManifest, type Release, type SiteFolder, type FrontendName } from '@site/release';

/** @returns bytes of a released file as the edge sends it */
export function transferBytes(file: string): number {
  return statSync(`${file}.br`).size;
}

/**
 * @param modules the federated modules whose HTML a page shows; without the closed popup, because its code is loaded only
 * when a visitor reaches one of its openers
 * @returns bytes of every script that the page loads without interaction, brotli: the boot file, the shell's files, and for
 * each remote its entry and the files of these exposes
 */
export function scriptBytes(
  site: SiteFolder,
  { versions, shell }: Release,
  modules: readonly ModuleId[],
): number {
  const files = new Set(
    [...shell.scripts, ...(shell.boot ? [shell.boot] : [])].map(({ file }) =>
      fileOf(site, 'shell', versions.shell, file),
    ),
  );
  for (const id of modules) {
    const { remote, expose } = parseModuleId(id);
    const { scripts, chunks } = readBuildManifest(
      remote,
      site.serverFolder(remote, versions[remote]),
    );
    const needed = chunks?.[expose];
    if (!needed)
      throw new Error(`The build manifest of ${remote} has no list of files for ${expose}`);
    for (const file of [...scripts.map(({ file: entry }) => entry), ...needed])
      files.add(fileOf(site, remote, versions[remote], file));
  }
  return [...files].reduce((sum, file) => sum + transferBytes(file), 0);
}

function fileOf(site: SiteFolder, frontend: FrontendName, version: string, file: string): string {
  return join(site.publicFolder(frontend, version), file);
}
