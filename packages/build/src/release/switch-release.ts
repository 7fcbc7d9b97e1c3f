import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@site/contract';
import type { RoomName } from '../rooms';
import type { GenerationRecord } from './generation-record';
import { publishRoom } from './publish-room';
import { composeRelease, type Selection } from './release-map';
import { withReleaseLock } from './release-lock';
import type { SiteFolder } from './site-folder';
import { nextGeneration, switchTo, writeGeneration } from './write-generation';

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
}

/**
 * Publishes the builds of the named rooms and switches to them in one step: map and pages together.
 * @throws Error when a build is missing, does not fit the host, or a page cannot be rendered; what is out stays
 */
export function releaseRooms(
  site: SiteFolder,
  names: readonly RoomName[],
  publicOrigin: string,
  { beforeSwitch, buildFolder }: ReleaseOptions = {},
): Promise<Switched> {
  return withReleaseLock(site, async () => {
    const previous = readRecord(site);
    const selection: Record<string, string> = { ...previous?.selection };
    for (const name of names)
      selection[name] = (await publishRoom(site, name, buildFolder?.(name))).version;
    const history = { ...previous?.history };
    for (const name of names) {
      const old = previous?.selection[name];
      if (old && old !== selection[name]) history[name] = [...(history[name] ?? []), old];
    }
    return switchSelection(
      site,
      { selection: selection as Selection, history, publicOrigin },
      previous,
      beforeSwitch,
    );
  });
}

/**
 * Puts the version before the current one of a room back.
 * @throws Error when there is none
 */
export function rollBackRoom(
  site: SiteFolder,
  name: RoomName,
  { beforeSwitch }: ReleaseOptions = {},
): Promise<Switched> {
  return withReleaseLock(site, async () => {
    const previous = readRecord(site);
    if (!previous) throw new Error(`Nothing has been released into ${site.root} yet.`);
    const versions = [...(previous.history[name] ?? [])];
    const version = versions.pop();
    if (!version) throw new Error(`There is no earlier release of ${name} to go back to.`);
    return switchSelection(
      site,
      {
        selection: { ...previous.selection, [name]: version },
        history: { ...previous.history, [name]: versions },
        publicOrigin: previous.publicOrigin,
      },
      previous,
      beforeSwitch,
    );
  });
}

async function switchSelection(
  site: SiteFolder,
  next: Pick<GenerationRecord, 'selection' | 'history' | 'publicOrigin'>,
  previous: GenerationRecord | undefined,
  beforeSwitch: BeforeSwitch | undefined,
): Promise<Switched> {
  const isSame =
    previous?.publicOrigin === next.publicOrigin &&
    JSON.stringify(previous.selection) ===
      JSON.stringify({ ...previous.selection, ...next.selection });
  if (previous && isSame) return { record: previous, hasChanged: false };
  const id = nextGeneration(site);
  const release = composeRelease(site, next.selection, id);
  const record: GenerationRecord = { id, createdAt: release.map.createdAt, ...next };
  const canReuse =
    previous?.publicOrigin === next.publicOrigin &&
    previous.selection.shell === next.selection.shell;
  await writeGeneration(site, release, record, {
    ...(canReuse && {
      reuse: {
        folder: site.current,
        changed: new Set(
          remoteNames.filter((name) => previous.selection[name] !== next.selection[name]),
        ),
      },
    }),
  });
  await beforeSwitch?.(site, { previous: previous?.id, next: id });
  switchTo(site, id);
  return { record, hasChanged: true };
}

/** @returns what is out, undefined on a new site folder. @throws Error with the file when it is corrupt */
export function readRecord(site: SiteFolder): GenerationRecord | undefined {
  const file = join(site.current, 'selection.json');
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as GenerationRecord;
  } catch (error) {
    throw new Error(
      `${file} is corrupt (${(error as Error).message}). Remove the link ${site.current} and run: npm run release -- all`,
      { cause: error },
    );
  }
}
