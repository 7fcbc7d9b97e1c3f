/** Pages compressed with the site's page dictionary: small for every browser that has fetched the dictionary. */
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { addFolder, isSameFile } from '../store/add-folder';
import type { SiteFolder } from '../store/site-folder';
import { composePageDictionary } from './compose-page-dictionary';
import { dczFolder, isDczFile } from './dcz-files';
import { compressDcz } from './compress-dcz';
import { dictionaryName } from './dictionary-names';
import { readPageDictionaries, recordFile, type PageDictionaries } from './page-dictionary-record';

/** The one that pages name, and earlier ones that visitors may still have. */
const dictionariesToKeep = 3;
/** Accepted loss against a dictionary's first release, as a factor: a new dictionary costs every visitor 16 KB. */
const toleratedLoss = 1.25;

interface Dictionary {
  readonly src: string;
  readonly bytes: Buffer;
}

/**
 * Compresses the pages of a release with the dictionary of the live release, and with a new one when that compresses them
 * too badly. Pages that are equal to those of the live release are copied.
 *
 * @param releaseDir folder that is being written, with its pages, each with its .br
 */
export async function writePageDictionaries(
  site: SiteFolder,
  releaseDir: string,
  files: readonly string[],
): Promise<void> {
  const live = readPageDictionaries(site.current);
  let dictionaries: readonly Dictionary[] = (live?.dictionaries ?? [])
    .filter((src) => existsSync(join(site.root, src)))
    .map((src) => ({ src, bytes: readFileSync(join(site.root, src)) }));
  let share = live?.share ?? 0;
  const [newest] = dictionaries;
  if (!newest || (await compressPages(site, releaseDir, files, newest)) > share * toleratedLoss) {
    const made = await publishPageDictionary(site, releaseDir, files);
    share = await compressPages(site, releaseDir, files, made);
    dictionaries = [made, ...dictionaries.filter(({ src }) => src !== made.src)];
  }
  dictionaries = dictionaries.slice(0, dictionariesToKeep);
  for (const former of dictionaries.slice(1)) await compressPages(site, releaseDir, files, former);
  const record: PageDictionaries = { share, dictionaries: dictionaries.map(({ src }) => src) };
  writeFileSync(join(releaseDir, recordFile), `${JSON.stringify(record, null, 2)}\n`);
}

/** @returns whether the dictionaries of a release exist and every page compressed with one is valid. */
export function arePageDictionariesComplete(
  site: SiteFolder,
  releaseDir: string,
  files: readonly string[],
): boolean {
  const record = readPageDictionaries(releaseDir);
  return (record?.dictionaries ?? ['/none']).every((src) => {
    if (!existsSync(join(site.root, src))) return false;
    const name = dictionaryName(readFileSync(join(site.root, src)));
    return files
      .map((file) => join(dczFolder(releaseDir, name), file))
      .every((file) => !existsSync(file) || isDczFile(file, name));
  });
}

async function publishPageDictionary(
  site: SiteFolder,
  releaseDir: string,
  files: readonly string[],
): Promise<Dictionary> {
  const pages = files.map((file) => [file, readFileSync(join(releaseDir, 'pages', file), 'utf8')]);
  const bytes = Buffer.from(composePageDictionary(new Map(pages as [string, string][])));
  const src = `/media/dictionaries/${dictionaryName(bytes).slice(0, 10)}/pages.txt`;
  const written = join(site.staging, basename(src));
  writeFileSync(written, bytes);
  await addFolder(site, dirname(join(site.root, src)), new Map([[basename(src), written]]));
  return { src, bytes };
}

/** @returns the size of the pages as a share of their size in brotli */
async function compressPages(
  site: SiteFolder,
  releaseDir: string,
  files: readonly string[],
  { bytes }: Dictionary,
): Promise<number> {
  const name = dictionaryName(bytes);
  let dczBytes = 0;
  let brotliBytes = 0;
  for (const file of files) {
    const plain = statSync(join(releaseDir, 'pages', `${file}.br`)).size;
    const target = join(dczFolder(releaseDir, name), file);
    mkdirSync(dirname(target), { recursive: true });
    if (!isDczFile(target, name) && !copyFromLive(site, releaseDir, name, file)) {
      const dcz = await compressDcz(readFileSync(join(releaseDir, 'pages', file)), bytes);
      if (dcz.length < plain) writeFileSync(target, dcz);
    }
    dczBytes += statSync(target, { throwIfNoEntry: false })?.size ?? plain;
    brotliBytes += plain;
  }
  return dczBytes / brotliBytes;
}

/** @returns false when the published page differs or has no file for this dictionary. */
function copyFromLive(site: SiteFolder, releaseDir: string, name: string, file: string): boolean {
  const source = join(dczFolder(site.current, name), file);
  const page = join('pages', file);
  if (!isDczFile(source, name) || !isSameFile(join(site.current, page), join(releaseDir, page)))
    return false;
  cpSync(source, join(dczFolder(releaseDir, name), file));
  return true;
}
