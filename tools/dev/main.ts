/**
 * `npm run dev [-- <remote>]`: edits are on the page at once, with the state of the page. Without a name: all frontends of this
 * checkout, in a site that is started from ./data. With a remote: that one and the shell, in a running site (DEV_ORIGIN).
 */
import { join } from 'node:path';
import { remoteNames } from '@site/contract';
import { readSettings } from '@site/environment';
import { parseFrontendName, repositoryRoot } from '@site/release';
import { runCommand } from '../run-command';
import { readStartConfig } from '../start/config';
import { requirePort } from '../start/free-port';
import { stopWithDescendants } from '../start/stop-with-descendants';
import { develop } from './develop';
import { developmentRemote } from './development-remote';
import { shellFromSources } from './development-shell';
import { openMessageChannel } from './message-channel';
import { restartableSite } from './restartable-site';

const cacheFolder = join(repositoryRoot, '.cache/development');
const packages = ['packages/contract/src', 'packages/host/src', 'packages/design/src'];

/** They run in the servers of the site that is started here. */
const servers = ['packages/release', 'packages/environment', 'packages/service-kit', 'site-server'];
const services = ['press-service/src', 'form-service/src'];

await runCommand(async ([name]) => {
  const log = (line: string) => console.log(line);
  const frontend = name === undefined ? 'shell' : parseFrontendName(name);
  const names = frontend === 'shell' ? remoteNames : [frontend];
  const channel = openMessageChannel(log);
  const started: (() => Promise<void>)[] = [];
  stopWithDescendants(async () => {
    await Promise.all(started.map((stop) => stop()));
  });

  const shell = await shellFromSources(cacheFolder, channel.send);
  const remotes = await Promise.all(
    names.map((one) => developmentRemote(one, shell, cacheFolder, channel.send)),
  );
  const isWholeSite = frontend === 'shell';
  const { origin, port, site } = isWholeSite
    ? await wholeSite(log)
    : { ...runningSite(), site: undefined };
  if (site) started.push(site.stop);
  const server = await develop({
    ...{ shell, remotes, isWholeSite, origin, port, channel, cacheFolder },
    root: repositoryRoot,
    types: 'tsconfig.browser.json',
    sources: [
      ...[...packages, 'shell/src', ...names.map((one) => `${one}/src`)].map((folder) => ({
        folder,
      })),
      ...(site
        ? [...servers, ...services].map((folder) => ({ folder, change: site.restart }))
        : []),
    ],
  });
  started.push(server.stop);
  await site?.started;
  log(`\nready ${server.origin} (${names.join(', ')} and the shell from this checkout)`);
});

/** @throws Error that lists every wrong setting */
function runningSite() {
  return readSettings('Development server', process.env, (settings) => ({
    origin: settings.origin('DEV_ORIGIN') ?? 'http://localhost:8080',
    port: settings.port('DEV_PORT') ?? 8090,
  }));
}

async function wholeSite(log: (line: string) => void) {
  const config = readStartConfig(process.env);
  const port = await requirePort('127.0.0.1', config.port);
  const site = await restartableSite(config, log);
  return { origin: site.origin, port, site };
}
