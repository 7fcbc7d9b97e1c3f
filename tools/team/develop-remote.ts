import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { loadFrontendBuild } from '../bundler/webpack/frontend-build';
import { develop } from '../dev/develop';
import { developmentRemote } from '../dev/development-remote';
import { shellFromFolder } from '../dev/development-shell';
import { openMessageChannel } from '../dev/message-channel';
import type { DevelopmentServer } from '../dev/serve-development';
import type { TeamSettings } from './config';
import { ownRemote } from './own-remote';

/** In the package @site/tools: written by tools/pack. */
const shellFolder = join(repositoryRoot, 'node_modules/@site/tools/shell');

/** Serves the site of SITE_ORIGIN with this remote in it; an edit is on the open pages at once. */
export async function developRemote(
  { origin, port }: TeamSettings,
  log: (line: string) => void = () => undefined,
): Promise<DevelopmentServer> {
  const name = ownRemote();
  const cacheFolder = join(repositoryRoot, '.cache/development');
  const channel = openMessageChannel(log);
  const shell = shellFromFolder(shellFolder);
  const build = await loadFrontendBuild(name);
  const remote = developmentRemote({ name, build, shell, cacheFolder, onBuilt: channel.send });
  return develop({
    ...{ shell, remotes: [remote], origin, port, channel, cacheFolder },
    isWholeSite: false,
    root: repositoryRoot,
    types: 'tsconfig.json',
    sources: [{ folder: join(name, 'src') }],
  });
}
