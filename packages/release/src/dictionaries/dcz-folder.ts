/**
 * Where the answers that need a dictionary lie: a folder per dictionary, in it the files under their own address.
 *
 *   SITE/dcz/<dictionary>/remotes/mfe-press/<version>/entry.1a2b3c4d.js     scripts of the versions that are out
 *   SITE/releases/<id>/dcz/<dictionary>/Brand/intro.html                 the pages of one generation
 *
 * Not in the published folders, which are never written again: these files come and go with the versions that
 * visitors hold. What is missing here is sent plain.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDictionaryName } from './dictionary-name';

/** @param root folder of the site or of a generation */
export function dczFolder(root: string, name = ''): string {
  return join(root, 'dcz', name);
}

/** @returns names of the dictionaries that something under this root was compressed with. */
export function dictionariesUnder(root: string): string[] {
  const folder = dczFolder(root);
  return existsSync(folder) ? readdirSync(folder).filter(isDictionaryName).sort() : [];
}
