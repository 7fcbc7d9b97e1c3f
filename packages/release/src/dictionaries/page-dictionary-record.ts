/** dictionaries.json of a release: the dictionaries that its pages were compressed with. */
import { join } from 'node:path';
import { readOrUndefined } from '../read-or-undefined';
import { readJson } from '../store/read-json';

export const recordFile = 'dictionaries.json';

export interface PageDictionaries {
  /** Addresses: first the one that pages name, then those that visitors may still have. */
  readonly dictionaries: readonly string[];
  /** The size of the pages with the first dictionary when it was created, as a share of brotli. */
  readonly share: number;
}

/**
 * @param releaseDir folder of a release
 * @returns undefined when the file is missing or damaged: its pages are served without a dictionary
 */
export function readPageDictionaries(releaseDir: string): PageDictionaries | undefined {
  const value = readOrUndefined(() => readJson(join(releaseDir, recordFile)));
  return isPageDictionaries(value) ? value : undefined;
}

function isPageDictionaries(value: unknown): value is PageDictionaries {
  const { dictionaries, share } = (value ?? {}) as Partial<PageDictionaries>;
  return (
    typeof share === 'number' &&
    Array.isArray(dictionaries) &&
    dictionaries.every((src) => typeof src === 'string' && /^\/media\/[\w/.-]+$/.test(src))
  );
}
