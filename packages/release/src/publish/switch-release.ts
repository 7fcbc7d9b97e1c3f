import { rmSync, mkdirSync } from 'node:fs';
import { remoteNames } from '@site/contract';
import type { ProcessLimits } from '../render-process';
import { frontendNames, type FrontendName } from '../frontends';
import { nextReleaseId, readLiveRelease, switchLiveRelease } from '../store/live-release';
import { pruneScriptDictionaries } from '../dictionaries/prune-dictionaries';
import { writeScriptDictionaries } from '../dictionaries/script-dictionaries';
import {
  requireAllVersions,
  type ReleaseManifest,
  type StoredManifest,
} from '../store/release-manifest';
import { markAsLive, nextLastLive } from '../store/last-live';
import { historyToKeep, pruneSite } from '../store/prune-site';
import { publishFrontend } from './publish-frontend';
import { composeRelease } from '../release';
import { withReleaseLock } from '../store/release-lock';
import { releaseFolder, type SiteFolder } from '../store/site-folder';
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
  /** Set when nginx is the edge (packages/release/src/edge); the gateway notices a release itself. */
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

type Next = Pick<ReleaseManifest, 'versions' | 'history' | 'publicOrigin'>;

/**
 * Publishes the builds of the named frontends and switches to them in one step: manifest and pages together.
 * @throws Error when a build is missing, is not compatible with the host, lacks an expose, or a page cannot be rendered;
 * the live release stays, and nothing is left behind that blocks the next one
 */
export function releaseFrontends(
  site: SiteFolder,
  names: readonly FrontendName[],
  publicOrigin: string,
  options: ReleaseOptions = {},
): Promise<Switched> {
  return withEmptyStaging(site, options, async () => {
    const previous = readLiveRelease(site);
    const unnamed = frontendNames.filter(
      (name) => !previous?.versions[name] && !names.includes(name),
    );
    if (unnamed.length > 0)
      throw new Error(
        previous
          ? `The live release in ${site.root} has no ${unnamed.join(', ')}, and neither has this one. Run: npm run release -- all`
          : `${site.root} has no live release yet, and this one lacks ${unnamed.join(', ')}. Run: npm run release -- all`,
      );
    const versions = ofFrontends(previous?.versions ?? {});
    const history = ofFrontends(previous?.history ?? {});
    for (const name of names) {
      const { version } = await publishFrontend(site, name, options.buildFolder?.(name));
      const old = previous?.versions[name];
      if (old !== undefined && old !== version)
        history[name] = [...(history[name] ?? []), old].slice(-historyToKeep);
      versions[name] = version;
    }
    const next = { versions: requireAllVersions(versions), history, publicOrigin };
    return switchVersions(site, next, previous, options);
  });
}

/**
 * Goes back to the version of a frontend before the current one.
 * @throws Error when there is none
 */
export function rollBackFrontend(
  site: SiteFolder,
  name: FrontendName,
  options: ReleaseOptions = {},
): Promise<Switched> {
  return withEmptyStaging(site, options, async () => {
    const previous = readLiveRelease(site);
    if (!previous) throw new Error(`Nothing has been released into ${site.root} yet.`);
    const versions = [...(previous.history[name] ?? [])];
    const version = versions.pop();
    if (!version) throw new Error(`There is no earlier release of ${name} to go back to.`);
    const next = {
      versions: requireAllVersions({ ...previous.versions, [name]: version }),
      history: { ...previous.history, [name]: versions },
      publicOrigin: previous.publicOrigin,
    };
    return switchVersions(site, next, previous, options);
  });
}

/** One release at a time, each with an empty staging folder: the files of an aborted release are removed. */
function withEmptyStaging<T>(site: SiteFolder, { waitMs }: ReleaseOptions, work: () => Promise<T>) {
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

/** A copy without remotes that were removed from the repository. */
function ofFrontends<T>(values: Readonly<Partial<Record<FrontendName, T>>>) {
  return Object.fromEntries(
    frontendNames.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  ) as Partial<Record<FrontendName, T>>;
}

async function switchVersions(
  site: SiteFolder,
  next: Next,
  previous: StoredManifest | undefined,
  { beforeSwitch, limits, write = writeRelease }: ReleaseOptions,
): Promise<Switched> {
  if (previous && isSame(previous, next) && isComplete(site, site.current))
    return { manifest: { ...previous, ...next }, hasChanged: false };
  const id = nextReleaseId(site);
  const release = composeRelease(site, next.versions, id);
  const lastLive = lastLiveOrNone(site, previous);
  const manifest = { id, createdAt: release.publicManifest.createdAt, ...next, ...lastLive };
  await write(site, release, manifest, {
    reuse: reuseOf(site, previous, next),
    limits,
  });
  try {
    await writeScriptDictionaries(site, next, previous?.versions);
    await beforeSwitch?.(site, { previous: previous?.id, next: id });
    switchLiveRelease(site, id);
  } catch (error) {
    rmSync(releaseFolder(site, id), { recursive: true, force: true });
    throw error;
  }
  removeOld(site, previous, manifest);
  return { manifest, hasChanged: true };
}

/** While the live release is damaged, the next one starts from the times of the folders. */
function lastLiveOrNone(site: SiteFolder, previous: StoredManifest | undefined) {
  try {
    return { lastLive: nextLastLive(site, previous) };
  } catch {
    return {};
  }
}

function isSame(previous: StoredManifest, next: Next): boolean {
  return (
    previous.publicOrigin === next.publicOrigin &&
    frontendNames.every((name) => previous.versions[name] === next.versions[name])
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
  const changed = remoteNames.filter((name) => previous.versions[name] !== versions[name]);
  return { folder: site.current, changed: new Set(changed) };
}

/** The release is live already: an error here is only logged, and the next release removes the rest. */
function removeOld(
  site: SiteFolder,
  previous: StoredManifest | undefined,
  manifest: ReleaseManifest,
) {
  try {
    if (previous) markAsLive(site, previous);
    markAsLive(site, manifest);
    pruneSite(site);
    pruneScriptDictionaries(site, [manifest.versions, previous?.versions ?? manifest.versions]);
  } catch (error) {
    console.warn(`Old releases could not be removed: ${(error as Error).message}`);
  }
}
