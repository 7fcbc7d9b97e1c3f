import { join } from 'node:path';
import type { FrontendName } from '@site/release';
import { releaseFrontends } from '@site/release/publish';
import { changeLiveRelease } from '../release/change-live-release';
import type { ContainerConfig } from './config';

type IncomingConfig = Pick<ContainerConfig, 'site' | 'publicOrigin' | 'store' | 'incoming'>;

/** Releases the build in INCOMING_DIR/<frontend>. @returns the result in one line @throws Error when it is refused */
export async function releaseIncoming(
  config: IncomingConfig,
  frontend: FrontendName,
  log: (line: string) => void,
): Promise<string> {
  const { site, publicOrigin, incoming } = config;
  const { manifest, hasChanged } = await changeLiveRelease(config, log, (beforeSwitch) =>
    releaseFrontends(site, [frontend], publicOrigin, {
      beforeSwitch,
      buildFolder: () => join(incoming, frontend),
    }),
  );
  const what = hasChanged ? 'is live' : 'already contains exactly these versions';
  return `release ${manifest.id} ${what}: ${frontend} ${manifest.versions[frontend]}`;
}
