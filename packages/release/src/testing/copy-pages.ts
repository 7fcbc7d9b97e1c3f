import { cpSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WriteRelease } from '../publish/write-release';
import type { SiteFolder } from '../store/site-folder';

/** Instead of rendering: the live pages again, except that home names the versions of its release. */
export const copyPages: WriteRelease = async (site, { versions }, manifest) => {
  const folder = join(site.releases, String(manifest.id));
  cpSync(realpathSync(site.current), folder, { recursive: true, preserveTimestamps: true });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'pages/index.html'), Object.values(versions).join('\n'));
};

/** Leaves of the live release only home, which is enough to store and follow it. */
export function removePages(site: SiteFolder): void {
  for (const part of ['pages', 'dcz'])
    for (const name of namesIn(join(site.current, part)))
      if (!name.startsWith('index.html'))
        rmSync(join(site.current, part, name), { recursive: true });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
