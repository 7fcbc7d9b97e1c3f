import { rmSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@site/contract';
import type { ThreadLimits } from '../render-thread';
import { roomNames, type RoomName } from '../rooms';
import { nextGeneration, readRecord, switchTo } from './current-generation';
import { pruneScriptDictionaries } from './dictionaries/prune-dictionaries';
import { writeScriptDictionaries } from './dictionaries/script-dictionaries';
import type { GenerationRecord, Selection } from './generation-record';
import { keptHistory, markAsOut, pruneSite } from './prune-site';
import { publishRoom } from './publish-room';
import { composeRelease } from './release-map';
import { withReleaseLock } from './release-lock';
import type { SiteFolder } from './site-folder';
import { isWhole, writeGeneration, type Reuse } from './write-generation';

export interface Switched {
  readonly record: GenerationRecord;
  /** false: exactly this was out already, and nothing was written. */
  readonly hasChanged: boolean;
}

/**
 * Runs when a generation is written whole and not yet served. Throwing leaves out what is out.
 * `next` and `previous` are numbers under site.generations.
 */
export type BeforeSwitch = (
  site: SiteFolder,
  ids: { readonly previous: number | undefined; readonly next: number },
) => Promise<void>;

export interface ReleaseOptions {
  /** Chosen where nginx is the edge (packages/build/src/edge); the gateway needs no word of a release. */
  readonly beforeSwitch?: BeforeSwitch | undefined;
  /** Where a room's build lies, when it is not the room's own dist/. */
  readonly buildFolder?: (name: RoomName) => string;
  /** How long to wait for another release of the same site to end. */
  readonly waitMs?: number;
  /** How long the code of remotes may take; tests wait less long for a loop. */
  readonly limits?: ThreadLimits;
}

type Next = Pick<GenerationRecord, 'selection' | 'history' | 'publicOrigin'>;

/**
 * Publishes the builds of the named rooms and switches to them in one step: map and pages together.
 * @throws Error when a build is missing, does not fit the host, lacks an expose, or a page cannot be rendered;
 * what is out stays, and the next release finds nothing in its way
 */
export function releaseRooms(
  site: SiteFolder,
  names: readonly RoomName[],
  publicOrigin: string,
  options: ReleaseOptions = {},
): Promise<Switched> {
  return alone(site, options, async () => {
    const previous = readRecord(site);
    const unnamed = roomNames.filter((name) => !previous && !names.includes(name));
    if (unnamed.length > 0)
      throw new Error(
        `Nothing is out in ${site.root} yet, and this release lacks ${unnamed.join(', ')}. Run: npm run release -- all`,
      );
    const selection: Partial<Record<RoomName, string>> = { ...previous?.selection };
    const history = { ...previous?.history };
    for (const name of names) {
      const { version } = await publishRoom(site, name, options.buildFolder?.(name));
      const old = previous?.selection[name];
      if (old !== undefined && old !== version)
        history[name] = [...(history[name] ?? []), old].slice(-keptHistory);
      selection[name] = version;
    }
    const next = { selection: selection as Selection, history, publicOrigin };
    return switchSelection(site, next, previous, options);
  });
}

/**
 * Puts the version before the current one of a room back.
 * @throws Error when there is none
 */
export function rollBackRoom(
  site: SiteFolder,
  name: RoomName,
  options: ReleaseOptions = {},
): Promise<Switched> {
  return alone(site, options, async () => {
    const previous = readRecord(site);
    if (!previous) throw new Error(`Nothing has been released into ${site.root} yet.`);
    const versions = [...(previous.history[name] ?? [])];
    const version = versions.pop();
    if (!version) throw new Error(`There is no earlier release of ${name} to go back to.`);
    const next = {
      selection: { ...previous.selection, [name]: version },
      history: { ...previous.history, [name]: versions },
      publicOrigin: previous.publicOrigin,
    };
    return switchSelection(site, next, previous, options);
  });
}

/** One release at a time, each with an empty staging folder; what a dead one left there goes with it. */
function alone<T>(site: SiteFolder, { waitMs }: ReleaseOptions, work: () => Promise<T>) {
  const clear = () => rmSync(site.staging, { recursive: true, force: true });
  return withReleaseLock(
    site,
    async () => {
      clear();
      mkdirSync(site.staging, { recursive: true });
      try {
        return await work();
      } finally {
        clear();
      }
    },
    waitMs,
  );
}

async function switchSelection(
  site: SiteFolder,
  next: Next,
  previous: GenerationRecord | undefined,
  { beforeSwitch, limits }: ReleaseOptions,
): Promise<Switched> {
  if (previous && isSame(previous, next) && isWhole(site, site.current))
    return { record: previous, hasChanged: false };
  const id = nextGeneration(site);
  const release = composeRelease(site, next.selection, id);
  const record: GenerationRecord = { id, createdAt: release.map.createdAt, ...next };
  await writeGeneration(site, release, record, {
    reuse: reuseOf(site, previous, next),
    limits,
  });
  try {
    await writeScriptDictionaries(site, next, previous?.selection);
    await beforeSwitch?.(site, { previous: previous?.id, next: id });
    switchTo(site, id);
  } catch (error) {
    rmSync(join(site.generations, String(id)), { recursive: true, force: true });
    throw error;
  }
  tidy(site, previous, record);
  return { record, hasChanged: true };
}

function isSame(previous: GenerationRecord, next: Next): boolean {
  return (
    previous.publicOrigin === next.publicOrigin &&
    roomNames.every((name) => previous.selection[name] === next.selection[name])
  );
}

/** Every page names the shell's scripts and the site's address: with another one, none can be kept. */
function reuseOf(
  site: SiteFolder,
  previous: GenerationRecord | undefined,
  { publicOrigin, selection }: Next,
): Reuse | undefined {
  if (previous?.publicOrigin !== publicOrigin || previous.selection.shell !== selection.shell)
    return undefined;
  const changed = remoteNames.filter((name) => previous.selection[name] !== selection[name]);
  return { folder: site.current, changed: new Set(changed) };
}

/** The release is out: what cannot be tidied up now is tidied up by the next one. */
function tidy(site: SiteFolder, previous: GenerationRecord | undefined, record: GenerationRecord) {
  try {
    if (previous) markAsOut(site, previous);
    markAsOut(site, record);
    pruneSite(site);
    pruneScriptDictionaries(site, [record.selection, previous?.selection ?? record.selection]);
  } catch (error) {
    console.warn(`Old releases could not be removed: ${(error as Error).message}`);
  }
}
