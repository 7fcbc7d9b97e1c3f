import type { BuildManifest } from '@site/release';
import { buildChangedFrontends } from '../bundler/build-changed-frontends';
import { readBuildManifest } from '@site/release';
import { ownRemote } from './own-remote';

/** Builds the remote unless its build is up to date. @throws Error with the bundler's messages */
export async function build(log: (line: string) => void): Promise<void> {
  await buildChangedFrontends([ownRemote()], { report: log });
}

/** @returns the build of exactly these sources */
export async function currentBuild(log: (line: string) => void): Promise<BuildManifest> {
  await build(log);
  return readBuildManifest(ownRemote());
}
