/** Pages compressed with the site's page dictionary: what every next page weighs for a browser that holds it. */
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { addFolder } from '../store/add-folder';
import type { SiteFolder } from '../store/site-folder';
import { composePageDictionary } from './compose-page-dictionary';
import { compressDcz } from './dcz';
import { dczFolder } from './dcz-folder';
import { isDczFile } from './dcz-header';
import { dictionaryName } from './dictionary-name';
import { readPageDictionaries, recordFile, type PageDictionaries } from './page-dictionary-record';

/** The one that pages name, and those that visitors may still hold from before. */
const dictionariesToKeep = 3;
/** How much worse than on its first day a dictionary may be: a new one costs every visitor 15 KB. */
const toleratedLoss = 1.25;

interface Dictionary {
  readonly src: string;
  readonly bytes: Buffer;
}

/**
 * Compresses the pages of a generation with the dictionary of the one that is out, as long as that serves them well;
 * else with a new one too. Pages that are the same as there are copied.
 *
 * @param generation folder that is being written: its pages, each with its .br
 */
export async function writePageDictionaries(
  site: SiteFolder,
  releaseDir: string,
  files: readonly string[],
): Promise<void> {
  const out = readPageDictionaries(site.current);
  let dictionaries: readonly Dictionary[] = (out?.dictionaries ?? [])
    .filter((src) => existsSync(join(site.root, src)))
    .map((src) => ({ src, bytes: readFileSync(join(site.root, src)) }));
  let share = out?.share ?? 0;
  const [kept] = dictionaries;
  if (!kept || (await compressPages(site, releaseDir, files, kept)) > share * toleratedLoss) {
    const made = await publishPageDictionary(site, releaseDir, files);
    share = await compressPages(site, releaseDir, files, made);
    dictionaries = [made, ...dictionaries.filter(({ src }) => src !== made.src)];
  }
  dictionaries = dictionaries.slice(0, dictionariesToKeep);
  for (const former of dictionaries.slice(1)) await compressPages(site, releaseDir, files, former);
  const record: PageDictionaries = { share, dictionaries: dictionaries.map(({ src }) => src) };
  writeFileSync(join(releaseDir, recordFile), `${JSON.stringify(record, null, 2)}\n`);
}

/** @returns whether a generation's dictionaries are there, and every page that was compressed with one is sound. */
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

/** @returns what the pages weigh, as a share of what they weigh in brotli */
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
    if (!isDczFile(target, name) && !copyFromOut(site, releaseDir, name, file)) {
      const dcz = await compressDcz(readFileSync(join(releaseDir, 'pages', file)), bytes);
      if (dcz.length < plain) writeFileSync(target, dcz);
    }
    dczBytes += statSync(target, { throwIfNoEntry: false })?.size ?? plain;
    brotliBytes += plain;
  }
  return dczBytes / brotliBytes;
}

/** @returns false when the page that is out is another one, or has none for this dictionary. */
function copyFromOut(site: SiteFolder, releaseDir: string, name: string, file: string): boolean {
  const source = join(dczFolder(site.current, name), file);
  const page = join('pages', file);
  if (!isDczFile(source, name) || !isSameFile(join(site.current, page), join(releaseDir, page)))
    return false;
  cpSync(source, join(dczFolder(releaseDir, name), file));
  return true;
}

function isSameFile(one: string, other: string): boolean {
  return existsSync(one) && readFileSync(one).equals(readFileSync(other));
}
