import { join } from 'node:path';
import type { InlineHashes } from '@site/contract';
import { readJson } from './store/read-json';

export interface PageHeader extends InlineHashes {
  /** Addresses of the stylesheets that it links; absent in releases before 2026-11-21. */
  readonly stylesheets?: readonly string[];
}

/** Header data of each page, by its file name under pages/. */
export type PageHeaders = Record<string, PageHeader>;

/**
 * @param releaseDir folder of a release
 * @throws Error that names the file and its problem
 */
export function readHeaders(releaseDir: string): PageHeaders {
  const file = join(releaseDir, 'headers.json');
  const value = readJson(file);
  if (!isPageHeaders(value))
    throw new Error(`${file} is damaged: it is not a list of style hashes`);
  return value;
}

function isPageHeaders(value: unknown): value is PageHeaders {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (page: Partial<Record<keyof PageHeader, unknown>> | null) =>
        isTextList(page?.styleHashes) &&
        isTextList(page.scriptHashes ?? []) &&
        isTextList(page.stylesheets ?? []),
    )
  );
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
