/**
 * `npm run dev [-- <remote>]`. Without a name: the whole site, rebuilt and released into ./data as sources change.
 * With a remote: only that remote from this checkout, the rest from a running site (DEV_ORIGIN).
 */
import { remoteNames } from '@site/contract';
import { parseFrontendName, frontendNames } from '@site/release';
import { runCommand } from '../run-command';
import { readDevSettings } from './config';
import { serveRemote } from './serve-remote';
import { serveSite } from './serve-site';

await runCommand(async ([name]) => {
  const settings = readDevSettings();
  const log = (line: string) => console.log(line);
  if (!name) return serveSite(frontendNames, log);
  const frontend = parseFrontendName(name);
  if (frontend === 'shell') return serveSite([frontend], log);
  const remote = remoteNames.find((known) => known === frontend);
  if (remote) await serveRemote(remote, settings, log);
});
