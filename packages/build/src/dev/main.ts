/**
 * `npm run dev [-- <remote>]`. Alone: the whole site, rebuilt and released into ./data as sources change.
 * With a remote: only that remote from this checkout, all else from a running site (DEV_ORIGIN).
 */
import { remoteNames } from '@site/contract';
import { parseRoomName, roomNames } from '../rooms';
import { runCommand } from '../run-command';
import { readDevSettings } from './config';
import { serveRemote } from './serve-remote';
import { serveSite } from './serve-site';

await runCommand(async ([name]) => {
  const settings = readDevSettings();
  const say = (line: string) => console.log(line);
  if (!name) return serveSite(roomNames, say);
  const room = parseRoomName(name);
  if (room === 'shell') return serveSite([room], say);
  const remote = remoteNames.find((known) => known === room);
  if (remote) await serveRemote(remote, settings, say);
});
