/** What a site would refuse, told before it is shipped. The site checks the same again. */
import { exposesByRemote, routes, type PublicManifest, type RemoteName } from '@site/contract';
import { isHostInRange } from '@site/host/compatibility';
import type { BuildManifest } from '@site/release';
import { readTeamSettings } from './config';
import { build } from './own-remote';

/** Builds the remote and compares it with the site of SITE_ORIGIN. @throws Error that lists what does not fit */
export async function checkCompatibility(log: (line: string) => void): Promise<void> {
  const { origin } = readTeamSettings();
  const manifest = await build(log);
  const response = await fetch(new URL('/release.json', origin));
  if (!response.ok) throw new Error(`${origin}/release.json answers ${response.status}`);
  const problems = problemsWith((await response.json()) as PublicManifest, manifest);
  if (problems.length > 0)
    throw new Error(
      `${manifest.name} does not fit the site of ${origin}:\n- ${problems.join('\n- ')}`,
    );
  log(`${manifest.name} ${manifest.version} fits the site of ${origin}`);
}

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
