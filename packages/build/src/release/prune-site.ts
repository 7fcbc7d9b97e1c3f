import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { roomNames, type RoomName } from '../rooms';
import { generationIds } from './current-generation';
import { readGenerationRecord, type GenerationRecord } from './generation-record';
import type { SiteFolder } from './site-folder';

/** Generations that stay whole: what an operator may put out again by hand. */
export const keptGenerations = 10;
/** Versions of a room that rollback can go back to, one after the other. */
export const keptHistory = 10;
/** A tab that was opened while a version was out may still ask for its files. */
const keptDays = 30;

/**
 * Removes what nothing can lead to any more: generations beyond the last ten, and versions that none of them
 * runs or names in its history, thirty days after they were last out. A generation that cannot be read keeps
 * every version.
 *
 * @param now milliseconds since 1970
 */
export function pruneSite(site: SiteFolder, now = Date.now()): void {
  const ids = generationIds(site);
  for (const id of ids.slice(0, -keptGenerations))
    rmSync(join(site.generations, String(id)), { recursive: true, force: true });
  const records = ids
    .slice(-keptGenerations)
    .map((id) => readGenerationRecord(join(site.generations, String(id))));
  for (const name of roomNames) {
    const named = namedVersions(records, name);
    for (const version of versionsOf(site, name))
      if (!named.has(version) && now - lastOut(site, name, version) > keptDays * 86_400_000)
        removeVersion(site, name, version);
  }
}

/** Notes that these versions are out now, or were until now: the thirty days count from here. */
export function markAsOut(site: SiteFolder, { selection }: GenerationRecord, now = new Date()) {
  for (const name of roomNames) utimesSync(site.serverFolder(name, selection[name]), now, now);
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

function lastOut(site: SiteFolder, name: RoomName, version: string): number {
  return statSync(site.serverFolder(name, version)).mtimeMs;
}

/** The server folder last: as long as it is there, a removal that was cut off is taken up again. */
function removeVersion(site: SiteFolder, name: RoomName, version: string) {
  rmSync(site.publicFolder(name, version), { recursive: true, force: true });
  rmSync(site.serverFolder(name, version), { recursive: true, force: true });
}
