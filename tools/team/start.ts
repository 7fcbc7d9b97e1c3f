import { stopWithDescendants } from '../start/stop-with-descendants';
import { readTeamSettings } from './config';
import { developRemote } from './develop-remote';

/** Shows the site of SITE_ORIGIN with this remote in it, until it is ended. */
export async function start(log: (line: string) => void): Promise<void> {
  const settings = readTeamSettings(process.env);
  const { origin, stop } = await developRemote(settings, log);
  stopWithDescendants(stop);
  log(`\nready ${origin} (this remote from here, the rest from ${settings.origin})`);
}
