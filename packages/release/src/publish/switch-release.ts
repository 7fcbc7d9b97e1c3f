import { rmSync, mkdirSync } from 'node:fs';
import { neededExposes } from '@site/contract/site-table';
import type { RemoteName } from '@site/contract';
import type { BuildSource } from '../build-source';
import type { ProcessLimits } from '../render-process';
import { remotesOf, type FrontendName } from '../frontends';
import { readOrUndefined } from '../read-or-undefined';
import {
  nextReleaseId,
  readLiveRelease,
  releaseIds,
  switchLiveRelease,
} from '../store/live-release';
import { pruneScriptDictionaries } from '../dictionaries/prune-dictionaries';
import { writeScriptDictionaries } from '../dictionaries/script-dictionaries';
import {
  readReleaseManifest,
  type ReleasedVersions,
  type ReleaseManifest,
  type StoredManifest,
} from '../store/release-manifest';
import { nextLastLive } from '../store/last-live';
import { historyToKeep, pruneSite } from '../store/prune-site';
import { publishFrontend } from './publish-frontend';
import { composeRelease, readRelease, readTable, type Release } from '../release';
import { withReleaseLock } from '../store/release-lock';
import { releaseFolder, type SiteFolder } from '../store/site-folder';
import { removeOldPreviews } from '../previews/preview-folders';
import { requirePages, type LiveParts } from './require-nothing-lost';
import { isComplete, writeRelease, type Reuse, type WriteRelease } from './write-release';

export interface Switched {
  readonly manifest: ReleaseManifest;
  /** false: the live release has exactly these versions already, and nothing was written. */
  readonly hasChanged: boolean;
}

/**
 * Runs when a release is complete and not yet live. When it throws, the live release stays.
 * `next` and `previous` are ids of releases.
 */
export type BeforeSwitch = (
  site: SiteFolder,
  ids: { readonly previous: number | undefined; readonly next: number },
) => Promise<void>;

export interface ReleaseOptions {
  /** Of a release store: publishes the release before this folder switches. */
  readonly beforeSwitch?: BeforeSwitch | undefined;
  /** The folder of a frontend's build; default: its dist/. */
  readonly buildFolder?: (name: FrontendName) => string;
  /** How long to wait for another release of the same site to end. */
  readonly waitMs?: number;
  /** Time limits for the code of remotes; shorter in tests. */
  readonly limits?: ProcessLimits;
  /** Copies pages instead of rendering them in tests. */
  readonly write?: WriteRelease;
}

interface Change {
  readonly previous: StoredManifest | undefined;
  /** The frontends that may change. */
  readonly names: readonly FrontendName[];
  /** Whether pages and parts of other frontends may go, too. */
  readonly mayLoseAll?: boolean;
}

interface Next extends Pick<StoredManifest, 'history' | 'rolledBack' | 'publicOrigin' | 'sources'> {
  readonly versions: ReleasedVersions;
}

/**
 * Publishes the builds of the named frontends and switches to them in one step: manifest and pages together. Only these change:
 * which pages there are is data of the release, not of this checkout.
 * @throws Error when a build is missing, is not compatible with the host, lacks an expose, a page cannot be rendered, or a page
 * of a frontend that is not named would be lost; the live release stays, and nothing is left behind that blocks the next one
 */
export function releaseFrontends(
  site: SiteFolder,
  names: readonly FrontendName[],
  publicOrigin: string,
  options: ReleaseOptions = {},
): Promise<Switched> {
  return withEmptyStaging(site, options, async () => {
    const previous = readLiveRelease(site);
    if (!previous && !names.includes('shell'))
      throw new Error(
        `${site.root} has no live release yet, and this one lacks shell. Run: npm run release -- all`,
      );
    const { versions, history, rolledBack, sources, next } = draftOf(previous);
    const leave = (name: FrontendName, version: string) =>
      history.set(name, [...(history.get(name) ?? []), version].slice(-historyToKeep));
    for (const name of names) {
      const { version, source } = await publishFrontend(site, name, options.buildFolder?.(name));
      if (source) sources.set(`${name}@${version}`, source);
      const old = versions.get(name);
      if (old !== undefined && old !== version) leave(name, old);
      versions.set(name, version);
      rolledBack.delete(name);
    }
    // Remotes that this site no longer has leave it with a release of everything else.
    if (isWhole(readTable(site, versions.get('shell') ?? ''), names))
      for (const [name, version] of versions)
        if (!names.includes(name)) {
          versions.delete(name);
          leave(name, version);
        }
    return switchVersions(site, next(publicOrigin), { previous, names }, options);
  });
}

/**
 * Goes back, in one step, to the version of each named frontend before the current one. A remote without one, which came with
 * the others, leaves the site. Needs nothing of this checkout.
 * @throws Error when there is no earlier version of a frontend that the pages need, or a page of another one would be lost that
 * did not come with the live release
 */
export function rollBackFrontends(
  site: SiteFolder,
  names: readonly string[],
  options: ReleaseOptions = {},
): Promise<Switched> {
  return withEmptyStaging(site, options, async () => {
    const previous = readLiveRelease(site);
    if (!previous) throw new Error(`Nothing has been released into ${site.root} yet.`);
    const { versions, history, rolledBack, next } = draftOf(previous);
    const named = names.map((name) => requireReleased(name, previous));
    for (const name of named) {
      const former = [...(history.get(name) ?? [])];
      const version = former.pop();
      const left = versions.get(name);
      history.set(name, former);
      if (left !== undefined) rolledBack.set(name, [...(rolledBack.get(name) ?? []), left]);
      if (version === undefined) versions.delete(name);
      else versions.set(name, version);
    }
    const missing = named.filter((name) => !versions.has(name));
    if (missing.length > 0 && isNeeded(site, recordOf(versions), missing))
      throw new Error(`There is no earlier release of ${missing.join(', ')} to go back to.`);
    const earlier = next(previous.publicOrigin);
    // What came with the live release may go with it.
    const isUndo = isSame(releaseBefore(site, previous), earlier);
    return switchVersions(site, earlier, { previous, names: named, mayLoseAll: isUndo }, options);
  });
}

/** @returns the release that was live before; undefined when it was removed or cannot be read */
function releaseBefore(site: SiteFolder, { id }: StoredManifest): StoredManifest | undefined {
  const before = releaseIds(site).findLast((one) => one < id);
  if (before === undefined) return undefined;
  return readOrUndefined(() => readReleaseManifest(releaseFolder(site, before)));
}

/** @throws Error that lists the frontends of the site when `name` is none of them */
function requireReleased(name: string, { versions, history }: StoredManifest): FrontendName {
  const known = [...new Set([...entriesOf(versions), ...entriesOf(history)].map(([key]) => key))];
  const frontend = known.find((one) => one === name);
  if (!frontend)
    throw new Error(`The site has no frontend "${name}". Choose one of: ${known.join(', ')}`);
  return frontend;
}

function isNeeded(
  site: SiteFolder,
  { shell }: Partial<ReleasedVersions>,
  missing: readonly FrontendName[],
): boolean {
  if (shell === undefined) return true;
  const needed = neededExposes(readTable(site, shell));
  return missing.some((name) => needed.has(name as RemoteName));
}

/** Whether a release brings every frontend of its own pages, as `npm run release -- all` does. */
function isWhole(table: Release['table'], names: readonly FrontendName[]): boolean {
  return ['shell' as const, ...neededExposes(table).keys()].every((name) => names.includes(name));
}

/** One release at a time, each with an empty staging folder: the files of an aborted release are removed. */
function withEmptyStaging<T>(site: SiteFolder, { waitMs }: ReleaseOptions, work: () => Promise<T>) {
  const clear = () => rmSync(site.staging, { recursive: true, force: true });
  return withReleaseLock(
    site,
    async () => {
      clear();
      mkdirSync(site.staging, { recursive: true });
      removeOldPreviews(site);
      try {
        return await work();
      } finally {
        clear();
      }
    },
    waitMs,
  );
}

/** The versions of a release, to be changed into those of the next one. */
function draftOf(previous: StoredManifest | undefined) {
  const versions = new Map(entriesOf(previous?.versions));
  const history = new Map(entriesOf(previous?.history));
  const rolledBack = new Map(entriesOf(previous?.rolledBack));
  const sources = new Map(Object.entries(previous?.sources ?? {}));
  const next = (publicOrigin: string): Next => ({
    versions: recordOf(versions) as ReleasedVersions,
    history: recordOf(history),
    rolledBack: recordOf(rolledBack),
    sources: sourcesOf(sources, versions, history),
    publicOrigin,
  });
  return { versions, history, rolledBack, sources, next };
}

/** @returns the sources of versions that a release has or could go back to */
function sourcesOf(
  sources: ReadonlyMap<string, BuildSource>,
  versions: ReadonlyMap<FrontendName, string>,
  history: ReadonlyMap<FrontendName, readonly string[]>,
) {
  const isKept = ([name = '', version = '']: string[]) =>
    versions.get(name as FrontendName) === version ||
    history.get(name as FrontendName)?.includes(version);
  return Object.fromEntries([...sources].filter(([key]) => isKept(key.split('@'))));
}

function entriesOf<T>(values: Readonly<Partial<Record<FrontendName, T>>> = {}) {
  return Object.entries(values) as [FrontendName, T][];
}

function recordOf<T>(values: ReadonlyMap<FrontendName, T>): Partial<Record<FrontendName, T>> {
  return Object.fromEntries(values);
}

async function switchVersions(
  site: SiteFolder,
  next: Next,
  { previous, names, mayLoseAll = false }: Change,
  { beforeSwitch, limits, write = writeRelease }: ReleaseOptions,
): Promise<Switched> {
  const id = nextReleaseId(site);
  const release = composeRelease(site, next.versions, id);
  const { versions, publicManifest, table } = release;
  if (previous && isSame(previous, next) && isComplete(site, site.current))
    return { manifest: { ...previous, ...next, versions }, hasChanged: false };
  // While nothing is live, or it is damaged, the next release cannot be compared with it.
  const liveRelease = readOrUndefined(() => readRelease(site));
  const live: LiveParts | undefined = liveRelease && {
    folder: site.current,
    mayLose: (remote) => mayLoseAll || isWhole(table, names) || names.includes(remote),
  };
  if (liveRelease && live) requirePages(liveRelease, release, live);
  // While the live release is damaged, the next one starts from the times of the folders.
  const lastLive = readOrUndefined(() => nextLastLive(site, previous));
  const { createdAt } = publicManifest;
  const manifest = { id, createdAt, ...next, versions, ...(lastLive && { lastLive }) };
  await write(site, release, manifest, { reuse: reuseOf(site, previous, next), live, limits });
  try {
    if (site.isCompressed) await writeScriptDictionaries(site, manifest, previous?.versions);
    await beforeSwitch?.(site, { previous: previous?.id, next: id });
    switchLiveRelease(site, id);
  } catch (error) {
    rmSync(releaseFolder(site, id), { recursive: true, force: true });
    throw error;
  }
  removeOld(site, previous, manifest);
  return { manifest, hasChanged: true };
}

function isSame(previous: StoredManifest | undefined, next: Next): boolean {
  return (
    previous?.publicOrigin === next.publicOrigin &&
    [...Object.keys(previous.versions), ...Object.keys(next.versions)].every(
      (name) => previous.versions[name as FrontendName] === next.versions[name as FrontendName],
    )
  );
}

/** Every page contains the shell's scripts and the public origin: when one of them changes, no page is reused. */
function reuseOf(
  site: SiteFolder,
  previous: StoredManifest | undefined,
  { publicOrigin, versions }: Next,
): Reuse | undefined {
  if (previous?.publicOrigin !== publicOrigin || previous.versions.shell !== versions.shell)
    return undefined;
  const changed = remotesOf(versions).filter((name) => previous.versions[name] !== versions[name]);
  return { folder: site.current, changed: new Set(changed) };
}

/** The release is live already: an error here is only logged, and the next release removes the rest. */
function removeOld(
  site: SiteFolder,
  previous: StoredManifest | undefined,
  manifest: ReleaseManifest,
) {
  try {
    pruneSite(site);
    pruneScriptDictionaries(site, [manifest.versions, previous?.versions ?? manifest.versions]);
  } catch (error) {
    console.warn(`Old releases could not be removed: ${(error as Error).message}`);
  }
}
