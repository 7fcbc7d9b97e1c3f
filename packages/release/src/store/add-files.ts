import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentOf, isSameFile } from './add-folder';
import { compressedFirst, compressFolder } from './compress';
import type { SiteFolder } from './site-folder';

/**
 * Adds committed files to a folder of the site, text files also compressed. An existing file with a content hash in its
 * name stays, and so does a page (.html) with the same bytes; other pages, whose name has no hash, are replaced, each in one step.
 */
export async function addFiles(site: SiteFolder, source: string, to: string, wanted: RegExp) {
  if (!existsSync(source)) return;
  const target = join(site.root, to);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      wanted.test(file) &&
      !file.includes('node_modules') &&
      (file.endsWith('.html')
        ? !isSameFile(join(target, file), join(source, file))
        : !existsSync(join(target, file))),
  );
  if (files.length === 0) return;
  const staging = join(site.staging, `files-${to.replaceAll('/', '-')}`);
  for (const file of files) {
    mkdirSync(dirname(join(staging, file)), { recursive: true });
    cpSync(join(source, file), join(staging, file));
  }
  if (site.isCompressed) await compressFolder(staging);
  const staged = [...contentOf(staging)];
  staged.sort(([one], [other]) => compressedFirst(one, other));
  for (const [file, path] of staged) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    renameSync(path, join(target, file));
  }
  rmSync(staging, { recursive: true });
}
