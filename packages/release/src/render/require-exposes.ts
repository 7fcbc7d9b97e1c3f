import { remoteNames, type RemoteName } from '@site/contract';
import { ProcessEnded, type RenderProcess } from '../render-process';
import { messageOf } from '../message-of';
import type { FrontendVersions } from '../store/release-manifest';

/**
 * Evaluates every remote's node bundle and checks its exports before any page is rendered: the browser checks the same
 * after loading, but no visitor should get such a release.
 *
 * @throws Error that names remote, version and every problem
 */
export async function requireExposes(
  child: Pick<RenderProcess, 'request'>,
  versions: FrontendVersions,
): Promise<void> {
  const problems: string[] = [];
  for (const remote of remoteNames) {
    const { found, hasEnded } = await checkRemote(child, remote);
    for (const problem of found) problems.push(`- ${remote} ${versions[remote]}: ${problem}`);
    if (hasEnded) break;
  }
  if (problems.length > 0)
    throw new Error(
      `This release does not have the exposes that packages/contract/src/remotes.ts names:\n${problems.join('\n')}`,
    );
}

/** A remote that ends the process is the last one checked. */
async function checkRemote(child: Pick<RenderProcess, 'request'>, remote: RemoteName) {
  try {
    return { found: await child.request('exposes', remote), hasEnded: false };
  } catch (error) {
    const found = [`it does not load (${messageOf(error)})`];
    return { found, hasEnded: error instanceof ProcessEnded };
  }
}
