import { LRUCache } from 'lru-cache';
import { composeRelease, siteFolder, type FrontendVersions, type Release } from '@site/release';
import { noPageMetrics } from '../release/page-metrics';
import { openReleaseRenderer, type ReleaseRenderer } from '../release/release-renderer';
import { pointToLocal } from './local-parts';
import type { ReplacedParts } from './replaced-parts';

/** Each has render processes of its own. */
const maxOpen = 3;
/** Without a request for so long they end. */
const idleMs = 300_000;

/**
 * Renders the pages of a release with other versions of some parts, for one browser: nothing of it is written, and no other
 * request gets it.
 * @param root the site folder of the release
 * @throws Error in words for the operator if a version is not kept here, or does not fit to the others
 */
export type OpenReplaced = (
  root: string,
  released: Release & { readonly folder: string },
  parts: ReplacedParts,
) => Promise<ReleaseRenderer>;

export function createReplacedReleases(): {
  readonly open: OpenReplaced;
  readonly stop: () => void;
} {
  const opened = new LRUCache<string, Promise<ReleaseRenderer>>({
    max: maxOpen,
    ttl: idleMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (renderer) => void renderer.then(({ stop }) => stop('drain')).catch(() => undefined),
  });
  return {
    open(root, released, parts) {
      const key = JSON.stringify([released.folder, [...parts.versions], [...parts.local]]);
      const known = opened.get(key);
      if (known) return known;
      const renderer = openReplaced(root, released, parts);
      opened.set(key, renderer);
      // A version may be published later.
      renderer.catch(() => opened.peek(key) === renderer && opened.delete(key));
      return renderer;
    },
    stop: () => opened.clear(),
  };
}

async function openReplaced(
  root: string,
  { folder, versions, publicManifest }: Release & { readonly folder: string },
  parts: ReplacedParts,
): Promise<ReleaseRenderer> {
  const { id, createdAt } = publicManifest;
  for (const name of [...parts.versions.keys(), ...parts.local.keys()])
    if (!Object.hasOwn(versions, name)) throw new Error(`The release has no ${name}`);
  const wanted = { ...versions, ...Object.fromEntries(parts.versions) } as FrontendVersions;
  const composed = composeRelease(siteFolder(root), wanted, id);
  const remotes = pointToLocal(composed.publicManifest.remotes, parts.local);
  return openReleaseRenderer(root, folder, noPageMetrics, 1, {
    ...composed,
    publicManifest: { ...composed.publicManifest, createdAt, remotes },
  });
}
