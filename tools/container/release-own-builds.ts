import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readBuildManifest,
  readLiveRelease,
  type ReleaseManifest,
  type SiteFolder,
  frontendNames,
  type FrontendName,
} from '@site/release';
import { updateEdge } from '@site/release/edge';
import { releaseFrontends } from '@site/release/publish';
import type { ContainerConfig } from './config';

/**
 * What starting the container puts out: on an empty volume the builds that its image carries, so that the very first
 * start shows a whole site; later only a shell that is new in the image. Remotes ship by their own jobs.
 *
 * @throws Error when nothing is out and nothing can be put out
 */
export async function releaseOwnBuilds(config: ContainerConfig, say: (line: string) => void) {
  const { site, publicOrigin, edgeStatus } = config;
  // Nobody else writes here: a lock of before this start belongs to a process that is gone.
  rmSync(join(site.root, 'release.lock'), { recursive: true, force: true });
  const out = readLiveRelease(site);
  const shellVersion = readBuildManifest('shell').version;
  const names = frontendNames.filter((name) => isDue(name, { site, out, shellVersion }));
  // The edge may start later than this container: then there is nobody to warn about.
  const beforeSwitch = updateEdge(edgeStatus, () => undefined);
  try {
    const { record, hasChanged } = await releaseFrontends(site, names, publicOrigin, {
      beforeSwitch,
    });
    // The file for nginx is written at every start: the image may have learned to write it better.
    if (!hasChanged) await beforeSwitch?.(site, { previous: record.id, next: record.id });
    writeFileSync(shippedFile(site), `${shellVersion}\n`);
    say(hasChanged ? `release ${record.id} is out` : `release ${record.id} is out as before`);
  } catch (error) {
    if (!out) throw error;
    say(`release ${out.id} stays out: ${(error as Error).message}`);
  }
}

interface Standing {
  readonly site: SiteFolder;
  readonly out: ReleaseManifest | undefined;
  readonly shellVersion: string;
}

/** A shell that was rolled back stays rolled back over restarts: what this image has shipped is remembered. */
function isDue(name: FrontendName, { site, out, shellVersion }: Standing): boolean {
  if (!out?.versions[name]) return true;
  return name === 'shell' && shippedShell(site) !== shellVersion;
}

function shippedShell(site: SiteFolder): string | undefined {
  const file = shippedFile(site);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function shippedFile(site: SiteFolder): string {
  return join(site.root, 'shipped-shell');
}
