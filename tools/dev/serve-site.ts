import { buildFrontend } from '../bundler/build-frontend';
import { readReleaseSettings, releaseFrontends } from '@site/release/publish';
import { readLiveRelease, type FrontendName } from '@site/release';
import { readStartConfig } from '../start/config';
import { startSite } from '../start/start-site';
import { buildChanges } from './build-changes';

export interface DevServer {
  /** Call when sources may have changed. */
  readonly update: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the site; an update releases the frontends with changed sources: a reload shows exactly the released site. */
export async function serveSite(
  frontends: readonly FrontendName[],
  log: (line: string) => void,
): Promise<DevServer> {
  // First, so that a change during the start is seen as one.
  const update = buildChanges(frontends, (changed) => releaseAgain(changed, log), log);
  const { origin, stop } = await startSite(readStartConfig(process.env), log);
  log(`\nready ${origin}\nwatching ${frontends.join(', ')}`);
  return { update, stop };
}

async function releaseAgain(changed: readonly FrontendName[], log: (line: string) => void) {
  log(`${changed.join(', ')} …`);
  for (const frontend of changed) await buildFrontend(frontend);
  const { site } = readReleaseSettings(process.env);
  const { publicOrigin } = readReleaseSettings(process.env, readLiveRelease(site)?.publicOrigin);
  const { manifest } = await releaseFrontends(site, changed, publicOrigin);
  for (const frontend of changed)
    log(`${frontend} ${manifest.versions[frontend]} is live; reload the page`);
}
