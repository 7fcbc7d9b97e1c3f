import { messageOf, readLiveRelease } from '@site/release';
import { readReleaseSettings } from '@site/release/publish';
import type { StartConfig } from '../start/config';
import { findFreePort } from '../start/free-port';
import { startServers, startSite, type RunningSite } from '../start/start-site';

/** The site behind the development server: the live release in ./data, on a free port. */
export async function restartableSite(config: StartConfig, log: (line: string) => void) {
  const port = await findFreePort('127.0.0.1');
  const own = { ...config, host: '127.0.0.1', port };
  const { site } = readReleaseSettings(process.env, `http://localhost:${config.port}`);
  const start = (): Promise<RunningSite> =>
    readLiveRelease(site) ? startServers(own, site.root, log) : startSite(own, log);
  const started = start();
  let running: Promise<RunningSite | undefined> = started;
  return {
    origin: `http://localhost:${port}`,
    /** Resolves when the site serves. @throws Error when it does not start */
    started,
    /** Call when code of its servers has changed. */
    restart: () => {
      log('code of the servers has changed: starting them again …');
      running = running.then(async (site) => {
        await site?.stop();
        return start().catch((error: unknown) => {
          log(messageOf(error));
          return undefined;
        });
      });
    },
    stop: async () => (await running)?.stop(),
  };
}
