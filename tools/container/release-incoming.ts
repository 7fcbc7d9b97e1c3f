import { join } from 'node:path';
import type { FrontendName } from '@site/release';
import { updateEdge } from '@site/release/edge';
import { releaseFrontends } from '@site/release/publish';
import { openReleaseStore, releaseToStore } from '@site/release/release-store';
import type { ContainerConfig } from './config';

type IncomingConfig = Pick<
  ContainerConfig,
  'site' | 'publicOrigin' | 'edgeStatus' | 'store' | 'incoming'
>;

/** Releases the build in INCOMING_DIR/<frontend>. @returns the result in one line @throws Error when it is refused */
export async function releaseIncoming(
  { site, publicOrigin, edgeStatus, store, incoming }: IncomingConfig,
  frontend: FrontendName,
  log: (line: string) => void,
): Promise<string> {
  const { manifest, hasChanged } = await releaseToStore(
    store && openReleaseStore(store),
    { site, beforeSwitch: updateEdge(edgeStatus, log), report: log },
    (beforeSwitch) =>
      releaseFrontends(site, [frontend], publicOrigin, {
        beforeSwitch,
        buildFolder: () => join(incoming, frontend),
      }),
  );
  const what = hasChanged ? 'is live' : 'already contains exactly these versions';
  return `release ${manifest.id} ${what}: ${frontend} ${manifest.versions[frontend]}`;
}
