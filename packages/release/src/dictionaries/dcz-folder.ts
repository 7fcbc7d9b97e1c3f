/**
 * The location of `dcz` files: a folder per dictionary, in it the files under their own address.
 *
 *   SITE/dcz/<dictionary>/remotes/mfe-press/<version>/entry.1a2b3c4d.js     scripts of the live versions
 *   SITE/releases/<id>/dcz/<dictionary>/Brand/intro.html                    pages of one release
 *
 * Not in the published folders, which are immutable: these files are added and removed as visitors' versions change.
 * Without such a file, the server sends the plain one.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDictionaryName } from './dictionary-name';

/** @param root folder of the site or of a release */
export function dczFolder(root: string, name = ''): string {
  return join(root, 'dcz', name);
}

/** @returns names of the dictionaries of all `dcz` files under this root. */
export function dictionariesUnder(root: string): string[] {
  const folder = dczFolder(root);
  return existsSync(folder) ? readdirSync(folder).filter(isDictionaryName).sort() : [];
}
