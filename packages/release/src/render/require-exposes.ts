import type { RemoteName } from '@site/contract';
import { neededExposes } from '@site/contract/site-table';
import { readBuildManifest } from '../build-manifest';
import { ProcessEnded, type RenderProcesses } from '../render-process';
import { messageOf } from '../message-of';
import { remotesOf } from '../frontends';
import type { Release } from '../release';
import type { SiteFolder } from '../store/site-folder';

/**
 * Checks which exposes the builds name, before any of their code runs. Builds from before build manifests named them pass.
 * @throws as `requireExposes`
 */
export function requireNamedExposes(site: SiteFolder, release: Release): void {
  const { versions, table } = release;
  const needed = neededExposes(table);
  const problems = remotesOf(versions).flatMap((remote) => {
    const { chunks } = readBuildManifest(remote, site.serverFolder(remote, versions[remote]));
    if (!chunks) return [];
    const named = new Set(Object.keys(chunks));
    return [...(needed.get(remote) ?? [])]
      .filter(([expose]) => !named.has(expose))
      .map(([expose, path]) =>
        problemOf(release, remote, `${expose} is missing, which ${path} shows`),
      );
  });
  requireNone(release, problems);
}

/**
 * Evaluates every remote's node bundle and checks its exports before any page is rendered: the browser checks the same
 * after loading, but no visitor should get such a release.
 *
 * @throws Error that names remote, version and every problem, and the page that would be lost
 */
export async function requireExposes(
  child: Pick<RenderProcesses, 'request'>,
  release: Release,
): Promise<void> {
  const { versions, table } = release;
  const problems: string[] = [];
  const needed = neededExposes(table);
  for (const remote of remotesOf(versions)) {
    const request = { remote, needed: needed.get(remote) ?? new Map<string, string>() };
    try {
      for (const problem of await child.request('exposes', request))
        problems.push(problemOf(release, remote, problem));
    } catch (error) {
      problems.push(problemOf(release, remote, `it does not load (${messageOf(error)})`));
      // It is the last one checked.
      if (error instanceof ProcessEnded) break;
    }
  }
  requireNone(release, problems);
}

const problemOf = ({ versions }: Release, remote: RemoteName, problem: string) =>
  `- ${remote} ${versions[remote]}: ${problem}`;

function requireNone({ versions }: Release, problems: readonly string[]) {
  if (problems.length > 0)
    throw new Error(
      `This release does not have the exposes that the pages of shell ${versions.shell} need:\n${problems.join('\n')}`,
    );
}
