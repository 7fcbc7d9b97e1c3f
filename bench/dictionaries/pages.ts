/** The size of every next page for a browser with the page dictionary, in the live release of a folder. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dczFolder, dictionaryName, readPageDictionaries } from '@site/release/dictionaries';
import { pageTasks, readRelease, type SiteFolder } from '@site/release';

export interface PageWeight {
  readonly path: string;
  readonly dcz: number;
  readonly brotli: number;
}

export interface NextPages {
  readonly dictionary: { readonly bytes: number; readonly brotli: number };
  readonly pages: readonly PageWeight[];
}

/** @throws Error without a live release or without dictionaries */
export function weighNextPages(site: SiteFolder): NextPages {
  const src = readPageDictionaries(site.current)?.dictionaries[0];
  if (src === undefined) throw new Error(`No page dictionary in ${site.current}`);
  const size = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;
  const bytes = readFileSync(join(site.root, src));
  const folder = dczFolder(site.current, dictionaryName(bytes));
  const pages = pageTasks(readRelease(site))
    .filter(({ status }) => status === 200)
    .map(({ path, file }) => {
      const brotli = size(join(site.current, 'pages', `${file}.br`)) ?? 0;
      return { path, brotli, dcz: size(join(folder, file)) ?? brotli };
    });
  return {
    dictionary: { bytes: bytes.length, brotli: size(join(site.root, `${src}.br`)) ?? 0 },
    pages,
  };
}
