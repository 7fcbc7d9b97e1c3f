import {
  releaseUrl,
  type PageRelease,
  type ReleaseMap,
  type PageRemoteCode,
  type RemoteName,
} from '@site/contract';

/**
 * Which version of each remote this tab uses. Remotes whose HTML the page holds are named by the page itself;
 * the rest comes from /release.json, asked once and then pinned: a release while the tab is open changes nothing.
 */
export interface ReleaseStore {
  /** @throws when the map cannot be had; asked again at the next call */
  readonly remote: (name: RemoteName) => Promise<PageRemoteCode>;
  /** Asks for the map ahead of the first navigation. */
  readonly prefetch: () => void;
}

export function createReleaseStore(page: PageRelease): ReleaseStore {
  let map: Promise<ReleaseMap> | undefined;
  const readMap = () =>
    (map ??= fetchReleaseMap().catch((error: unknown) => {
      map = undefined;
      throw error;
    }));
  return {
    async remote(name) {
      const release: Partial<PageRemoteCode> | undefined =
        page.remotes[name] ?? (await readMap()).remotes[name];
      if (!isComplete(release)) throw new Error(`The release map does not name ${name}`);
      return release;
    },
    prefetch: () => void readMap().catch(() => undefined),
  };
}

/** The map crossed the network: a remote may be missing from it, or half there. */
function isComplete(release: Partial<PageRemoteCode> | undefined): release is PageRemoteCode {
  return typeof release?.entry?.src === 'string' && typeof release.hostRange === 'string';
}

async function fetchReleaseMap(): Promise<ReleaseMap> {
  const response = await fetch(releaseUrl, { signal: AbortSignal.timeout(4000) });
  if (!response.ok) throw new Error(`${releaseUrl} answered ${response.status}`);
  const map = (await response.json()) as Partial<ReleaseMap> | null;
  if (!map || typeof map.remotes !== 'object') throw new Error(`${releaseUrl} is no release map`);
  return map as ReleaseMap;
}
