import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseModuleId, type ModuleId } from '@site/contract';
import { readBuildManifest, type Release, type SiteFolder, type FrontendName } from '@site/release';
import { weigh } from './weigh';

/**
 * @param modules the federated modules whose HTML a page shows; the closed popup is none of them, because its code is
 * loaded only when a visitor reaches for an opener
 * @returns bytes of every script the page loads by itself, brotli: the boot file, the shell's files, and for
 * each remote its entry and what these exposes need
 */
export function weighScripts(
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
    if (!needed) throw new Error(`The build of ${remote} does not say which files ${expose} needs`);
    for (const file of [...scripts.map(({ file: entry }) => entry), ...needed])
      files.add(fileOf(site, remote, versions[remote], file));
  }
  return [...files].reduce((sum, file) => sum + weigh(readFileSync(file)), 0);
}

function fileOf(site: SiteFolder, frontend: FrontendName, version: string, file: string): string {
  return join(site.publicFolder(frontend, version), file);
}
