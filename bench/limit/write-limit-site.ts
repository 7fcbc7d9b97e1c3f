/** A second site folder whose pages are limit pages, for the same servers as the site itself. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { compressFolder, isCompressed } from '@site/release/publish';
import {
  liveFolder,
  switchLiveRelease,
  readHeaders,
  releaseFolder,
  type PageHeaders,
  siteFolder,
  type SiteFolder,
} from '@site/release';
import { linkFolder } from '../site/link-folder';
import { limitPage, styleHashes, withoutWebFonts } from './limit-page';

const isFont = (file: string) => /\.(woff2?|ttf|otf)$/.test(file);

/** @param root the target folder; its content is replaced */
export async function writeLimitSite(site: SiteFolder, root: string): Promise<SiteFolder> {
  const from = liveFolder(site);
  const limit = siteFolder(root);
  const id = Number(basename(from));
  const to = releaseFolder(limit, id);
  rmSync(root, { recursive: true, force: true });
  for (const name of ['shell', 'remotes', 'media', 'server'])
    if (existsSync(join(site.root, name)))
      linkFolder(join(site.root, name), join(root, name), (file) => !isFont(file));
  await stripStyleSheets(join(root, 'media'));
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (!['pages', 'headers.json'].includes(name))
      cpSync(join(from, name), join(to, name), { recursive: true });
  const headers = writePages(join(from, 'pages'), join(to, 'pages'), readHeaders(from));
  writeFileSync(join(to, 'headers.json'), JSON.stringify(headers));
  await compressFolder(join(to, 'pages'));
  switchLiveRelease(limit, id);
  return limit;
}

function writePages(from: string, to: string, headers: PageHeaders): PageHeaders {
  cpSync(from, to, { recursive: true, filter: (file) => !isCompressed(file) });
  return Object.fromEntries(
    Object.entries(headers).map(([file, header]) => {
      const html = limitPage(readFileSync(join(from, file), 'utf8'));
      writeFileSync(join(to, file), html);
      return [file, { ...header, styleHashes: styleHashes(html) }];
    }),
  );
}

/** Removed before it is written: the file is a hard link to the site's own. */
async function stripStyleSheets(folder: string): Promise<void> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css')) continue;
    const file = join(folder, name);
    const css = readFileSync(file, 'utf8');
    const stripped = withoutWebFonts(css);
    if (stripped === css) continue;
    for (const suffix of ['', '.br', '.gz']) rmSync(file + suffix, { force: true });
    writeFileSync(file, stripped);
  }
  await compressFolder(folder);
}
