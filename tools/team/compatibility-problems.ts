import { exposesByRemote, routes, type PublicManifest, type RemoteName } from '@site/contract';
import { isHostInRange } from '@site/host/compatibility';
import type { BuildManifest } from '@site/release';

/** @returns a sentence for each thing that does not fit */
export function problemsWith(
  { shell, remotes }: PublicManifest,
  { name, hostRange = '', chunks = {} }: BuildManifest,
): readonly string[] {
  const remote = name as RemoteName;
  // A site may be older than this remote.
  const released = new Map(Object.entries(remotes)).get(remote);
  const problems: string[] = [];
  if (shell.hostVersion !== undefined && !isHostInRange(shell.hostVersion, hostRange))
    problems.push(
      `it requires @site/host ${hostRange}, but the site has ${shell.hostVersion}: install @site/host@${shell.hostVersion}; types then name each missing export`,
    );
  for (const expose of exposesByRemote[remote])
    if (chunks[expose] === undefined) problems.push(`its build lacks the expose ${expose}`);
  const known = new Set(routes.map(({ id }) => id));
  for (const id of released?.routes ?? [])
    if (!known.has(id))
      problems.push(
        `the site has its page "${id}", which the installed @site/contract does not know: install the site's version`,
      );
  return problems;
}
