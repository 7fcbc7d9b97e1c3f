import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readBuildManifest,
  readLiveRelease,
  type StoredManifest,
  type SiteFolder,
  frontendNames,
} from '@site/release';
import { releaseFrontends, type ReleaseSettings, type Switched } from '@site/release/publish';
import { changeLiveRelease } from '../release/release-build';

/**
 * Releases the builds in the container's image at its start: on an empty volume all of them, so that the first start
 * shows a complete site; later only a new shell. Remotes are released by their own jobs.
 *
 * @throws Error when the release fails and there is no live one
 */
export async function releaseOwnBuilds(config: ReleaseSettings, log: (line: string) => void) {
  const { site } = config;
  // No other container writes here: a lock from before this start belongs to a process that has ended.
  rmSync(join(site.root, 'release.lock'), { recursive: true, force: true });
  try {
    const { manifest, hasChanged } = await releaseDueBuilds(config, log);
    writeFileSync(shippedFile(site), `${readBuildManifest('shell').version}\n`);
    log(
      hasChanged ? `release ${manifest.id} is live` : `release ${manifest.id} is live, unchanged`,
    );
  } catch (error) {
    const live = readLiveRelease(site);
    if (!live) throw error;
    log(`release ${live.id} stays live: ${(error as Error).message}`);
  }
}

/** @throws Error when the release fails */
export function releaseDueBuilds(
  settings: ReleaseSettings,
  log: (line: string) => void,
): Promise<Switched> {
  const { site, publicOrigin } = settings;
  return changeLiveRelease(settings, log, (beforeSwitch) => {
    // Here, because a store may have updated this folder to another release.
    const live = readLiveRelease(site);
    const names = frontendNames.filter(
      (name) => !live?.versions[name] || (name === 'shell' && isNewShell(site, live)),
    );
    return releaseFrontends(site, names, publicOrigin, { beforeSwitch });
  });
}

/** A shell that was replaced or rolled back stays so across restarts: the last version released from an image is recorded. */
function isNewShell(site: SiteFolder, { rolledBack }: StoredManifest): boolean {
  const { version } = readBuildManifest('shell');
  const file = shippedFile(site);
  const isShipped = existsSync(file) && readFileSync(file, 'utf8').trim() === version;
  return !isShipped && !rolledBack?.shell?.includes(version);
}

function shippedFile(site: SiteFolder): string {
  return join(site.root, 'shipped-shell');
}
