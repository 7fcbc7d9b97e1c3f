/** Stylesheets that pages link: one immutable folder each, shared by all releases. */
import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { addFolder } from './add-folder';
import type { PageHeader, PageHeaders } from '../page-headers';
import type { Stylesheet } from '../render/shell-bundle';
import type { SiteFolder } from './site-folder';

/** Runs before any page that links it is released. An existing one stays. */
export async function publishStylesheet(site: SiteFolder, { src, text }: Stylesheet) {
  const folder = dirname(join(site.root, src));
  const written = join(site.staging, `${basename(folder)}.css`);
  writeFileSync(written, text);
  await addFolder(site, folder, new Map([[basename(src), written]]));
}

/** @returns whether all stylesheets of a page exist */
export function isPublished(site: SiteFolder, { stylesheets = [] }: PageHeader): boolean {
  return stylesheets.every((src) => existsSync(join(site.root, src)));
}

/** @returns the stylesheet addresses that the pages of a release link. */
export function linkedStylesheets(headers: PageHeaders): readonly string[] {
  return [...new Set(Object.values(headers).flatMap(({ stylesheets = [] }) => stylesheets))];
}
