import { readdirSync } from 'node:fs';
import type { PartFacts, PartsFacts } from '@site/contract/parts-facts';
import {
  readReleaseManifest,
  remotesOf,
  siteFolder,
  type FrontendName,
  type Release,
  type SiteFolder,
  type StoredManifest,
} from '@site/release';
import type { ReplacedParts } from './replaced-parts';

interface Shown {
  readonly root: string;
  /** The release that this browser is shown, without what it has replaced. */
  readonly released: Release & { readonly folder: string };
  /** Its id, if it is a preview. */
  readonly preview: string | undefined;
  readonly parts: ReplacedParts | undefined;
  /** Why the parts are not replaced. */
  readonly problem: string | undefined;
}

/** @returns what the bar shows besides what it measures itself */
export function factsOf({ root, released, preview, parts, problem }: Shown): PartsFacts {
  const manifest = readReleaseManifest(released.folder);
  const { id, createdAt } = released.publicManifest;
  const facts = (name: FrontendName): PartFacts => {
    const version = released.versions[name];
    return {
      name,
      released: version,
      shown: parts?.local.get(name) ?? parts?.versions.get(name) ?? version,
      versions: keptVersions(siteFolder(root), name, manifest).map((version) => ({
        version,
        ...sourceOf(manifest, name, version),
      })),
    };
  };
  return {
    release: { id, createdAt },
    parts: (['shell', ...remotesOf(released.versions)] as const).map(facts),
    ...(preview !== undefined && { preview }),
    ...(problem !== undefined && { problem }),
  };
}

function sourceOf({ sources }: StoredManifest, name: FrontendName, version: string) {
  return new Map(Object.entries(sources ?? {})).get(`${name}@${version}`);
}

/** @returns the live version, then its predecessors, newest first, then others whose folders are still there */
function keptVersions(
  site: SiteFolder,
  name: FrontendName,
  { versions, history }: StoredManifest,
): readonly string[] {
  const kept = readdirSync(site.serverFolder(name, ''));
  const former = [...(history[name] ?? [])].reverse();
  const ordered = [versions[name] ?? '', ...former, ...[...kept].sort().reverse()];
  return [...new Set(ordered)].filter((version) => kept.includes(version));
}
