import { rmSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@site/contract';
import type { ThreadLimits } from '../render-thread';
import { frontendNames, type FrontendName } from '../frontends';
import { nextReleaseId, readLiveRelease, switchLiveRelease } from '../store/live-release';
import { pruneScriptDictionaries } from '../dictionaries/prune-dictionaries';
import { writeScriptDictionaries } from '../dictionaries/script-dictionaries';
import type { ReleaseManifest, FrontendVersions } from '../store/release-manifest';
import { historyToKeep, markAsLive, pruneSite } from '../store/prune-site';
import { publishFrontend } from './publish-frontend';
import { composeRelease } from '../release-map';
import { withReleaseLock } from '../store/release-lock';
import type { SiteFolder } from '../store/site-folder';
import { isComplete, writeRelease, type Reuse } from './write-release';

export interface Switched {
  readonly record: ReleaseManifest;
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
  /** Chosen where nginx is the edge (packages/release/src/edge); the gateway needs no word of a release. */
  readonly beforeSwitch?: BeforeSwitch | undefined;
  /** Where a room's build lies, when it is not the room's own dist/. */
  readonly buildFolder?: (name: FrontendName) => string;
  /** How long to wait for another release of the same site to end. */
  readonly waitMs?: number;
  /** How long the code of remotes may take; tests wait less long for a loop. */
  readonly limits?: ThreadLimits;
}

type Next = Pick<ReleaseManifest, 'versions' | 'history' | 'publicOrigin'>;

/**
 * Publishes the builds of the named rooms and switches to them in one step: map and pages together.
 * @throws Error when a build is missing, does not fit the host, lacks an expose, or a page cannot be rendered;
 * what is out stays, and the next release finds nothing in its way
 */
export function releaseFrontends(
  site: SiteFolder,
  names: readonly FrontendName[],
  publicOrigin: string,
  options: ReleaseOptions = {},
): Promise<Switched> {
  return alone(site, options, async () => {
    const previous = readLiveRelease(site);
    const unnamed = frontendNames.filter((name) => !previous && !names.includes(name));
    if (unnamed.length > 0)
      throw new Error(
        `Nothing is out in ${site.root} yet, and this release lacks ${unnamed.join(', ')}. Run: npm run release -- all`,
      );
    const versions: Partial<Record<FrontendName, string>> = { ...previous?.versions };
    const history = { ...previous?.history };
    for (const name of names) {
      const { version } = await publishFrontend(site, name, options.buildFolder?.(name));
      const old = previous?.versions[name];
      if (old !== undefined && old !== version)
        history[name] = [...(history[name] ?? []), old].slice(-historyToKeep);
      versions[name] = version;
    }
    const next = { versions: versions as FrontendVersions, history, publicOrigin };
    return switchVersions(site, next, previous, options);
  });
}

/**
 * Puts the version before the current one of a room back.
 * @throws Error when there is none
 */
export function rollBackFrontend(
  site: SiteFolder,
  name: FrontendName,
  options: ReleaseOptions = {},
): Promise<Switched> {
  return alone(site, options, async () => {
    const previous = readLiveRelease(site);
    if (!previous) throw new Error(`Nothing has been released into ${site.root} yet.`);
    const versions = [...(previous.history[name] ?? [])];
    const version = versions.pop();
    if (!version) throw new Error(`There is no earlier release of ${name} to go back to.`);
    const next = {
      versions: { ...previous.versions, [name]: version },
      history: { ...previous.history, [name]: versions },
      publicOrigin: previous.publicOrigin,
    };
    return switchVersions(site, next, previous, options);
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

async function switchVersions(
  site: SiteFolder,
  next: Next,
  previous: ReleaseManifest | undefined,
  { beforeSwitch, limits }: ReleaseOptions,
): Promise<Switched> {
  if (previous && isSame(previous, next) && isComplete(site, site.current))
    return { record: previous, hasChanged: false };
  const id = nextReleaseId(site);
  const release = composeRelease(site, next.versions, id);
  const record: ReleaseManifest = { id, createdAt: release.map.createdAt, ...next };
  await writeRelease(site, release, record, {
    reuse: reuseOf(site, previous, next),
    limits,
  });
  try {
    await writeScriptDictionaries(site, next, previous?.versions);
    await beforeSwitch?.(site, { previous: previous?.id, next: id });
    switchLiveRelease(site, id);
  } catch (error) {
    rmSync(join(site.releases, String(id)), { recursive: true, force: true });
    throw error;
  }
  tidy(site, previous, record);
  return { record, hasChanged: true };
}

function isSame(previous: ReleaseManifest, next: Next): boolean {
  return (
    previous.publicOrigin === next.publicOrigin &&
    frontendNames.every((name) => previous.versions[name] === next.versions[name])
  );
}

/** Every page names the shell's scripts and the site's address: with another one, none can be kept. */
function reuseOf(
  site: SiteFolder,
  previous: ReleaseManifest | undefined,
  { publicOrigin, versions }: Next,
): Reuse | undefined {
  if (previous?.publicOrigin !== publicOrigin || previous.versions.shell !== versions.shell)
    return undefined;
  const changed = remoteNames.filter((name) => previous.versions[name] !== versions[name]);
  return { folder: site.current, changed: new Set(changed) };
}

/** The release is out: what cannot be tidied up now is tidied up by the next one. */
function tidy(site: SiteFolder, previous: ReleaseManifest | undefined, record: ReleaseManifest) {
  try {
    if (previous) markAsLive(site, previous);
    markAsLive(site, record);
    pruneSite(site);
    pruneScriptDictionaries(site, [record.versions, previous?.versions ?? record.versions]);
  } catch (error) {
    console.warn(`Old releases could not be removed: ${(error as Error).message}`);
  }
}
