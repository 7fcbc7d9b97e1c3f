import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { develop } from '../dev/develop';
import { developmentRemote } from '../dev/development-remote';
import { shellFromFolder } from '../dev/development-shell';
import { openMessageChannel } from '../dev/message-channel';
import { stopWithDescendants } from '../start/stop-with-descendants';
import { readTeamSettings } from './config';
import { ownRemote } from './own-remote';

/** In the package @site/tools: written by tools/pack. */
const shellFolder = join(repositoryRoot, 'node_modules/@site/tools/shell');

/** Shows the site of SITE_ORIGIN with this remote in it, until it is ended. */
export async function start(log: (line: string) => void): Promise<void> {
  const settings = readTeamSettings();
  const { origin, stop } = await developRemote(settings, log);
  stopWithDescendants(stop);
  log(`\nready ${origin} (this remote from here, the rest from ${settings.origin})`);
}

/** Serves the site of SITE_ORIGIN with this remote in it; an edit is on the open pages at once. */
export async function developRemote(
  { origin, port }: ReturnType<typeof readTeamSettings>,
  log: (line: string) => void = () => undefined,
) {
  const name = ownRemote();
  const cacheFolder = join(repositoryRoot, '.cache/development');
  const channel = openMessageChannel(log);
  const shell = shellFromFolder(shellFolder);
  const remote = await developmentRemote(name, shell, cacheFolder, channel.send);
  return develop({
    ...{ shell, remotes: [remote], origin, port, channel, cacheFolder },
    isWholeSite: false,
    root: repositoryRoot,
    types: 'tsconfig.json',
    sources: [{ folder: join(name, 'src') }],
  });
}
