import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { roomNames, type RoomName } from '../rooms';
import { generationIds } from './current-generation';
import { pageDictionaryFolders, pageDictionaryFoldersOf } from './dictionaries/prune-dictionaries';
import { readGenerationRecord, type GenerationRecord } from './generation-record';
import { readHeaders } from './page-headers';
import { linkedStylesheets, stylesheetFolder, stylesheetFolders } from './page-stylesheets';
import type { SiteFolder } from './site-folder';

/** Generations that stay whole: what an operator may put out again by hand. */
export const keptGenerations = 10;
/** Versions of a room that rollback can go back to, one after the other. */
export const keptHistory = 10;
/** A tab that was opened while a version was out may still ask for its files. */
const keptDays = 30;

/**
 * Removes what nothing can lead to any more: generations beyond the last ten, and versions that none of them
 * runs or names in its history, thirty days after they were last out; likewise the stylesheets and dictionaries that
 * none of their pages links. A generation that cannot be read keeps every one.
 *
 * @param now milliseconds since 1970
 */
export function pruneSite(site: SiteFolder, now = Date.now()): void {
  const ids = generationIds(site);
  for (const id of ids.slice(0, -keptGenerations))
    rmSync(join(site.generations, String(id)), { recursive: true, force: true });
  const kept = ids.slice(-keptGenerations).map((id) => join(site.generations, String(id)));
  const records = kept.map(readGenerationRecord);
  for (const name of roomNames) {
    const named = namedVersions(records, name);
    for (const version of versionsOf(site, name))
      if (!named.has(version) && isLongGone(site.serverFolder(name, version), now))
        removeVersion(site, name, version);
  }
  pruneLinkedFolders(site, kept, now);
}

/** Notes that this generation is out now, or was until now: the thirty days count from here. */
export function markAsOut(site: SiteFolder, { id, selection }: GenerationRecord, now = new Date()) {
  for (const name of roomNames) utimesSync(site.serverFolder(name, selection[name]), now, now);
  for (const folder of linkedFolders(site, join(site.generations, String(id))))
    utimesSync(folder, now, now);
}

function pruneLinkedFolders(site: SiteFolder, generations: readonly string[], now: number) {
  const linked = new Set(generations.flatMap((generation) => linkedFolders(site, generation)));
  for (const folder of [...stylesheetFolders(site), ...pageDictionaryFolders(site)])
    if (!linked.has(folder) && isLongGone(folder, now)) rmSync(folder, { recursive: true });
}

function linkedFolders(site: SiteFolder, generation: string): readonly string[] {
  const stylesheets = linkedStylesheets(readHeaders(generation));
  return [
    ...stylesheets.map((src) => stylesheetFolder(site, src)),
    ...pageDictionaryFoldersOf(site, generation),
  ];
}

function namedVersions(records: readonly GenerationRecord[], name: RoomName): Set<string> {
  return new Set(
    records.flatMap(({ selection, history }) => [selection[name], ...(history[name] ?? [])]),
  );
}

function versionsOf(site: SiteFolder, name: RoomName): string[] {
  try {
    return readdirSync(site.serverFolder(name, ''));
  } catch {
    return [];
  }
}

/** A folder's time says when it was last out. */
function isLongGone(folder: string, now: number): boolean {
  return now - statSync(folder).mtimeMs > keptDays * 86_400_000;
}

/** The server folder last: as long as it is there, a removal that was cut off is taken up again. */
function removeVersion(site: SiteFolder, name: RoomName, version: string) {
  rmSync(site.publicFolder(name, version), { recursive: true, force: true });
  rmSync(site.serverFolder(name, version), { recursive: true, force: true });
}
