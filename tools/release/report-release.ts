import type { FrontendName } from '@site/release';
import type { Switched } from '@site/release/publish';
import { tagRelease } from './tag-release';

/** Reports a release of these frontends, and tags its commit. @param root of the repository */
export function reportRelease(
  { manifest, hasChanged }: Switched,
  names: readonly FrontendName[],
  root: string,
  report: (line: string) => void,
): void {
  const { id, versions } = manifest;
  const released = names.map((name) => ({ id, name, version: versions[name] }));
  report(
    hasChanged
      ? `Release ${id} is live: ${released.map(({ name, version }) => `${name} ${version}`).join(', ')}`
      : `Release ${id} already contains exactly these versions; nothing changed.`,
  );
  // Also without a change: the sources of the release may have been committed since.
  tagRelease(root, released, report);
}
