import type { PublicManifest, RemoteName } from '@site/contract';
import { localEntryUrl } from '@site/contract/parts-facts';
import { composeRelease, siteFolder, type FrontendVersions, type Release } from '@site/release';
import { noPageMetrics } from '../release/page-metrics';
import { openReleaseRenderer, type ReleaseRenderer } from '../release/release-renderer';
import type { RendererPool } from '../release/renderer-pool';
import type { ReplacedParts } from './replaced-parts';

/**
 * Renders the pages of a release with other versions of some parts, for one browser: nothing of it is written, and no other
 * request gets it.
 * @param root the site folder of the release
 * @throws Error in words for the operator if a version is not kept here, or does not fit to the others
 */
export function openReplaced(
  pool: RendererPool,
  root: string,
  { folder, versions, publicManifest }: Release & { readonly folder: string },
  parts: ReplacedParts,
): Promise<ReleaseRenderer> {
  const key = JSON.stringify([folder, [...parts.versions], [...parts.local]]);
  return pool.rendererOf(key, async () => {
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
  });
}

type Remotes = PublicManifest['remotes'];

/** The entry has no integrity hash, because it changes with each edit; the operator's machine is its own authority. */
function pointToLocal(remotes: Remotes, local: ReadonlyMap<string, string>): Remotes {
  const pointed = [...local].map(([name, origin]) => {
    const entry = { src: localEntryUrl(origin, name), integrity: '' };
    return [name, { ...remotes[name as RemoteName], version: 'local', entry }];
  });
  return { ...remotes, ...Object.fromEntries(pointed) } as Remotes;
}
