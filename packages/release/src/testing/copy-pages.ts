import { cpSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../sha256';
import { namesIn } from '../store/names-in';
import { publishStylesheet } from '../store/page-stylesheets';
import type { WriteRelease } from '../publish/write-release';
import { releaseFolder, type SiteFolder } from '../store/site-folder';

/** Instead of rendering: the pages of the live release again, except that home names the versions of its release and links a stylesheet. */
export const copyPages: WriteRelease = async (site, { versions }, manifest) => {
  const folder = releaseFolder(site, manifest.id);
  cpSync(realpathSync(site.current), folder, { recursive: true, preserveTimestamps: true });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const text = Object.values(versions).join('\n');
  writeFileSync(join(folder, 'pages/index.html'), text);
  const src = `/media/styles/${sha256(text).slice(0, 10)}/below.css`;
  await publishStylesheet(site, { src, text });
  const home = { styleHashes: [], stylesheets: [src] };
  writeFileSync(join(folder, 'headers.json'), JSON.stringify({ 'index.html': home }));
};

/** Leaves of the live release only home, which is enough to store and follow it. */
export function removePages(site: SiteFolder): void {
  for (const part of ['pages', 'dcz'])
    for (const name of namesIn(join(site.current, part)))
      if (!name.startsWith('index.html'))
        rmSync(join(site.current, part, name), { recursive: true });
}
