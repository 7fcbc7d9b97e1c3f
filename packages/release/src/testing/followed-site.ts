/** Releasers and followers of one store, each with its own folder, as on separate machines. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FrontendName } from '../frontends';
import { releaseFrontends, rollBackFrontends } from '../publish/switch-release';
import type { WriteRelease } from '../publish/write-release';
import { followStore, type FollowOptions } from '../release-store/follow-store';
import { releaseToStore } from '../release-store/release-to-store';
import type { ReleaseStore } from '../release-store/release-store';
import { readLiveRelease } from '../store/live-release';
import type { FrontendVersions } from '../store/release-manifest';
import { siteFolder, type SiteFolder } from '../store/site-folder';
import { fakeBuild } from './fake-builds';
import { copyFolder, createFakeSite, origin } from './fake-site';
import { hashesUnder } from './hashes-under';

export type Releaser = ReturnType<typeof createReleaser>;

interface ReleaserOptions {
  /** A site folder with a first release of the fake builds: copied, because rendering takes seconds. */
  readonly from?: SiteFolder;
  readonly timeoutMs?: number;
  /** Default: renders the fake pages, in a process of its own. */
  readonly write?: WriteRelease | undefined;
}

export function createReleaser(
  store: ReleaseStore,
  { from, timeoutMs = 30_000, write }: ReleaserOptions = {},
) {
  const fake = createFakeSite();
  const { site, builds } = fake;
  if (from) copyFolder(from.root, site.root);
  const lines: string[] = [];
  const options = { site, report: (line: string) => void lines.push(line), timeoutMs };
  const buildFolder = (name: FrontendName) => join(builds, name);
  const release = (names: readonly FrontendName[]) =>
    releaseToStore(store, options, (beforeSwitch) =>
      releaseFrontends(site, names, origin, { buildFolder, beforeSwitch, ...(write && { write }) }),
    );
  return {
    fake,
    /** The output for the operator. */
    lines,
    /** The release that its folder has already. */
    publishFirst: () =>
      releaseToStore(store, options, () => {
        const manifest = readLiveRelease(site);
        if (!manifest) throw new Error('the folder has no release yet');
        const versions = manifest.versions as FrontendVersions;
        return Promise.resolve({ manifest: { ...manifest, versions }, hasChanged: false });
      }),
    ship(name: FrontendName, text: string) {
      fakeBuild(builds, name, { text });
      return release([name]);
    },
    rollBack: (name: FrontendName) =>
      releaseToStore(store, options, (beforeSwitch) =>
        rollBackFrontends(site, [name], { beforeSwitch, ...(write && { write }) }),
      ),
    remove: fake.remove,
  };
}

export type FollowingSite = ReturnType<typeof startFollower>;

/** @param root to follow in a folder that exists; it stays when the follower stops */
export function startFollower(
  store: ReleaseStore,
  name: string,
  options: Partial<FollowOptions> & { readonly root?: string } = {},
) {
  const root = options.root ?? mkdtempSync(join(tmpdir(), 'follower-'));
  const site = siteFolder(root);
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const follower = followStore({ store, site, name, log, ...options });
  return {
    site,
    lines,
    follower,
    /** Hash of every file of the live release, by its path. */
    served: () => hashesUnder(site.current),
    async stop() {
      await follower.stop();
      if (options.root === undefined) rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Polls a condition. @throws Error after 20 s */
export async function until(what: string, holds: () => boolean): Promise<void> {
  for (const giveUpAt = Date.now() + 20_000; !holds(); await pause(20))
    if (Date.now() > giveUpAt) throw new Error(`${what}: not within 20 s`);
}
