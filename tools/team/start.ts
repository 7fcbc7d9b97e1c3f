import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { serveRemote } from '../dev/serve-remote';
import { watchSources } from '../dev/watch-sources';
import { stopWithDescendants } from '../start/stop-with-descendants';
import { readTeamSettings } from './config';
import { ownRemote } from './own-remote';
import { packedShell } from './packed-shell';

/** Shows the site of SITE_ORIGIN with this remote in it, rebuilt on change, until it is ended. */
export async function start(log: (line: string) => void): Promise<void> {
  const name = ownRemote();
  const { update, stop } = await serveRemote(name, readTeamSettings(process.env), log, packedShell);
  const unwatch = watchSources(repositoryRoot, [join(name, 'src')], () => void update());
  stopWithDescendants(async () => {
    unwatch();
    await stop();
  });
}
