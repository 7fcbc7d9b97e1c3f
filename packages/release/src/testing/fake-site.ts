import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frontendNames, type FrontendName } from '../frontends';
import { siteFolder } from '../store/site-folder';
import {
  releaseFrontends,
  rollBackFrontends,
  type ReleaseOptions,
} from '../publish/switch-release';
import { fakeBuild, type FakeBuild } from './fake-builds';
import { hashesUnder } from './hashes-under';

export type FakeSite = ReturnType<typeof createFakeSite>;

export const origin = 'https://www.example.com';

/** An empty site folder and a first build of every frontend. */
export function createFakeSite() {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  const site = siteFolder(join(root, 'site'));
  const builds = join(root, 'builds');
  for (const name of frontendNames) fakeBuild(builds, name, { text: `${name} one` });
  const buildFolder = (name: FrontendName) => join(builds, name);
  return {
    site,
    /** Folder with the builds, one folder per frontend. */
    builds,
    /** Writes a build and releases it. */
    ship(name: FrontendName, build: FakeBuild, options?: ReleaseOptions) {
      fakeBuild(builds, name, build);
      return releaseFrontends(site, [name], origin, { buildFolder, ...options });
    },
    shipAll: (options?: ReleaseOptions) =>
      releaseFrontends(site, frontendNames, origin, { buildFolder, ...options }),
    rollBack: (...names: readonly string[]) => rollBackFrontends(site, names),
    /** Hash of every file of the live release, by its path. */
    served: () => hashesUnder(site.current),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Site and builds of one, instead of those of another that has released nothing. */
export function copySite(from: FakeSite, to: FakeSite): void {
  copyFolder(from.site.root, to.site.root);
  rmSync(to.builds, { recursive: true });
  copyFolder(from.builds, to.builds);
}

/** With the times of its files and its links as they are. */
export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
}
