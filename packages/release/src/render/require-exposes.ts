import { remoteNames, type RemoteName } from '@site/contract';
import { ThreadEnded, type RenderThread } from '../render-thread';
import { messageOf } from '../message-of';
import type { FrontendVersions } from '../store/release-manifest';

/**
 * Evaluates every remote's node bundle and looks at what it exports, before any page is rendered: the browser
 * checks the same after loading, but no visitor should meet such a release.
 *
 * @throws Error that names remote, version and every fault
 */
export async function requireExposes(
  thread: Pick<RenderThread, 'ask'>,
  versions: FrontendVersions,
): Promise<void> {
  const problems: string[] = [];
  for (const remote of remoteNames) {
    const { found, hasEnded } = await look(thread, remote);
    for (const problem of found) problems.push(`- ${remote} ${versions[remote]}: ${problem}`);
    if (hasEnded) break;
  }
  if (problems.length > 0)
    throw new Error(
      `This release does not hold what packages/contract/src/remotes.ts names:\n${problems.join('\n')}`,
    );
}

/** A remote that ends the thread is the last that is asked. */
async function look(thread: Pick<RenderThread, 'ask'>, remote: RemoteName) {
  try {
    return { found: await thread.ask('exposes', remote), hasEnded: false };
  } catch (error) {
    const found = [`it does not load (${messageOf(error)})`];
    return { found, hasEnded: error instanceof ThreadEnded };
  }
}
