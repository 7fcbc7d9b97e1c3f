import { repositoryRoot } from '@site/release';
import { developRemote } from '../dev/develop-remote';
import { stopWithDescendants } from '../start/stop-with-descendants';
import { readTeamSettings } from './config';
import { ownRemote } from './own-remote';
import { packedShell } from './packed-shell';

/** Shows the site of SITE_ORIGIN with this remote in it, until it is ended: an edit is on the page at once. */
export async function start(log: (line: string) => void): Promise<void> {
  const name = ownRemote();
  const settings = readTeamSettings(process.env);
  const { origin, stop } = await developRemote({
    ...{ root: repositoryRoot, name, shellFolder: packedShell, log },
    ...settings,
  });
  log(`ready ${origin} (${name} from this folder, the rest from ${settings.origin})`);
  stopWithDescendants(stop);
}
