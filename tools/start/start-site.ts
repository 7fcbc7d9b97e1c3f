import { join } from 'node:path';
import { defaultSite, pathOf } from '@site/contract';
import { buildChangedFrontends } from '../bundler/build-changed-frontends';
import { readReleaseSettings, releaseFrontends, type ReleaseSettings } from '@site/release/publish';
import { frontendNames, readLiveRelease } from '@site/release';
import type { StartConfig } from './config';
import { dueFrontends, readLastStart, recordStart, versionsOfBuilds } from './due-frontends';
import { findFreePort, requirePort } from './free-port';
import { compileServerPrograms } from './server-programs';
import { startReleaseWorker } from './start-release-worker';
import { supervise } from './supervised-process';

export interface RunningSite {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

type Report = (line: string) => void;

const entries = {
  pressService: 'press-service/src/server.ts',
  formService: 'form-service/src/server.ts',
  siteServer: 'site-server/src/main.ts',
};

/**
 * Builds and releases changed frontends, and starts the whole site: the site server on the one fixed port, the services on
 * free ones. A service that cannot start logs why; the rest of the site runs.
 *
 * @throws Error with one clear message for a taken port, a failed build or an unusable release
 */
export async function startSite(config: StartConfig, report: Report): Promise<RunningSite> {
  const port = await requirePort(config.host, config.port);
  const settings = readReleaseSettings(process.env, `http://localhost:${port}`);
  await releaseSources(settings, report);
  const { origin, stop } = await startServers({ ...config, port }, settings.site.root, report);
  const stopWorker = await startReleaseWorker(config, settings, report).catch(
    async (error: unknown) => {
      await stop();
      throw error;
    },
  );
  return {
    origin,
    stop: () => {
      stopWorker();
      return stop();
    },
  };
}

/**
 * Starts all servers for the live release of the folder `site`.
 * @throws Error when the site server does not start, for example because its port was taken during the build; then nothing runs
 */
export async function startServers(
  config: StartConfig,
  site: string,
  report: Report,
): Promise<RunningSite> {
  const { port } = config;
  const origin = `http://localhost:${port}`;
  const programs = await compileServerPrograms(Object.values(entries));
  const [press, forms] = await Promise.all([1, 2].map(() => findFreePort('127.0.0.1')));
  const inner = (innerPort: number | undefined) => `127.0.0.1:${innerPort}`;
  const pressService = supervise({
    name: 'press-service',
    file: programs.fileOf(entries.pressService),
    env: { HOST: '127.0.0.1', PORT: String(press), DATA_DIR: join(config.dataFolder, 'press') },
    onReady: reportAdministrator(origin, report),
  });
  const formService = supervise({
    name: 'form-service',
    file: programs.fileOf(entries.formService),
    env: { HOST: '127.0.0.1', PORT: String(forms), DATA_DIR: join(config.dataFolder, 'forms') },
  });
  const siteServer = supervise({
    name: 'site server',
    file: programs.fileOf(entries.siteServer),
    env: {
      HOST: config.host,
      PORT: String(port),
      SITE_DIR: site,
      PRESS_SERVICE: inner(press),
      FORM_SERVICE: inner(forms),
    },
  });
  const processes = [pressService, formService, siteServer];
  const stop = async () => {
    await Promise.all(processes.map((running) => running.stop()));
    programs.remove();
  };
  await Promise.all(processes.map(({ started }) => started));
  if (!(await siteServer.started)) {
    await stop();
    throw new Error('The site server did not start; see its message above.');
  }
  if (!(await pressService.started))
    report(
      'The press service has not started yet: it waits for MongoDB, or it failed (see its message above).',
    );
  return { origin, stop };
}

async function releaseSources({ site, publicOrigin }: ReleaseSettings, report: Report) {
  report('Building changed frontends');
  await buildChangedFrontends(frontendNames, { report });
  const startedAt = Date.now();
  const builds = versionsOfBuilds();
  const state = { live: readLiveRelease(site), builds, lastStart: readLastStart(site) };
  const names = dueFrontends(state, report);
  const { manifest, hasChanged } = await releaseFrontends(site, names, publicOrigin);
  recordStart(site, builds);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  report(
    hasChanged
      ? `Release ${manifest.id} written in ${seconds} s`
      : `Release ${manifest.id} is up to date`,
  );
}

/**
 * @returns what to call with each ready message of press-service: shows the administrator once, and every generated password at
 * once, because no other message has it. It may come long after the site has started: the service waits for MongoDB.
 */
function reportAdministrator(
  origin: string,
  report: Report,
): (message: Readonly<Record<string, unknown>>) => void {
  let isShown = false;
  return (message) => {
    const { email, generatedPassword } = message['admin'] as {
      email: string;
      generatedPassword?: string;
    };
    if (isShown && !generatedPassword) return;
    isShown = true;
    report(`administrator: ${origin}${pathOf('press-admin', { site: defaultSite.key })}`);
    report(`  e-mail ${email}`);
    if (generatedPassword)
      report(
        `  password ${generatedPassword} (shown this once; change it: npm run admin -- set-password)`,
      );
  };
}
