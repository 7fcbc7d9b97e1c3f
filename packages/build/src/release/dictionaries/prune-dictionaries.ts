import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { roomNames } from '../../rooms';
import type { Selection } from '../generation-record';
import { publicPath, type SiteFolder } from '../site-folder';
import { dczFolder, dictionariesUnder } from './dcz-folder';
import { readPageDictionaries } from './page-dictionary-record';

/**
 * Removes what scripts were compressed to for versions that are no longer out. The plain files stay for open tabs.
 *
 * @param selections what is out, and what was until now
 */
export function pruneScriptDictionaries(site: SiteFolder, selections: readonly Selection[]): void {
  for (const name of dictionariesUnder(site.root)) {
    const folder = dczFolder(site.root, name);
    for (const room of roomNames)
      for (const version of namesIn(join(folder, publicPath(room, ''))))
        if (!selections.some((selection) => selection[room] === version))
          rmSync(join(folder, publicPath(room, version)), { recursive: true });
    const isEmpty = roomNames.every(
      (room) => namesIn(join(folder, publicPath(room, ''))).length === 0,
    );
    if (isEmpty) rmSync(folder, { recursive: true });
  }
}

/** @returns the folders of the page dictionaries that generations name. */
export function pageDictionaryFoldersOf(site: SiteFolder, generation: string): readonly string[] {
  const { dictionaries } = readPageDictionaries(generation) ?? { dictionaries: [] };
  return dictionaries.map((src) => dirname(join(site.root, src)));
}

/** @returns the folders of all page dictionaries. */
export function pageDictionaryFolders(site: SiteFolder): readonly string[] {
  const all = join(site.root, 'media/dictionaries');
  return namesIn(all).map((name) => join(all, name));
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
