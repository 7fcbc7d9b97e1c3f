import { buildFrontend } from '../bundler/build-frontend';
import { readReleaseSettings, releaseFrontends } from '@site/release/publish';
import { readLiveRelease, type FrontendName } from '@site/release';
import { readStartConfig } from '../start/config';
import { startSite, type RunningSite } from '../start/start-site';
import { stopWithDescendants } from '../start/stop-with-descendants';
import { watchSources } from './watch-sources';

/** Starts the site and releases a frontend again whenever its sources change: a reload shows exactly the released site. */
export async function serveSite(
  frontends: readonly FrontendName[],
  log: (line: string) => void,
): Promise<void> {
  const started: { site?: RunningSite } = {};
  stopWithDescendants(async () => started.site?.stop());
  const running = await startSite(readStartConfig(process.env), log);
  started.site = running;
  for (const frontend of frontends) watchSources(frontend, () => releaseAgain(frontend, log), log);
  log(`\nready ${running.origin}\nwatching ${frontends.join(', ')}`);
}

async function releaseAgain(frontend: FrontendName, log: (line: string) => void) {
  log(`${frontend} …`);
  await buildFrontend(frontend);
  const { site } = readReleaseSettings(process.env);
  const { publicOrigin } = readReleaseSettings(process.env, readLiveRelease(site)?.publicOrigin);
  const { manifest } = await releaseFrontends(site, [frontend], publicOrigin);
  log(`${frontend} ${manifest.versions[frontend]} is live; reload the page`);
}
