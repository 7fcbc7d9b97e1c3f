/** dictionaries.json of a generation: which page dictionaries its pages were compressed with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const recordFile = 'dictionaries.json';

export interface PageDictionaries {
  /** Addresses, the one that pages name first, then those that visitors may still hold. */
  readonly dictionaries: readonly string[];
  /** What the pages weighed with the first on the day it was made, as a share of brotli. */
  readonly share: number;
}

/**
 * @param generation folder of a generation
 * @returns undefined when it has none or they cannot be read: then its pages go out without
 */
export function readPageDictionaries(releaseDir: string): PageDictionaries | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(releaseDir, recordFile), 'utf8'));
    return isPageDictionaries(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPageDictionaries(value: unknown): value is PageDictionaries {
  const { dictionaries, share } = (value ?? {}) as Partial<PageDictionaries>;
  return (
    typeof share === 'number' &&
    Array.isArray(dictionaries) &&
    dictionaries.every((src) => typeof src === 'string' && /^\/media\/[\w/.-]+$/.test(src))
  );
}
