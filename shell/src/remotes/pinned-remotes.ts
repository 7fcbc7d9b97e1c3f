import {
  releaseUrl,
  type PageRelease,
  type PublicManifest,
  type RemoteCode,
  type RemoteName,
} from '@site/contract';
import { isCompleteCode } from '@site/host/compatibility';

export type PinnedRemotes = ReturnType<typeof createPinnedRemotes>;

/**
 * The version of each remote in this document. The document's release block lists the remotes whose HTML it contains; the
 * others come from /release.json, which is fetched once and pinned: a release while the page is open changes nothing.
 * @param page the document's release block
 */
export function createPinnedRemotes(page: PageRelease) {
  let manifest: Promise<PublicManifest> | undefined;
  const readManifest = () =>
    (manifest ??= fetchPublicManifest().catch((error: unknown) => {
      manifest = undefined;
      throw error;
    }));
  return {
    /** @throws Error if the release manifest cannot be loaded; the next call tries again */
    async codeOf(name: RemoteName) {
      const code: Partial<RemoteCode> | undefined =
        page.remotes[name] ?? (await readManifest()).remotes[name];
      if (!isCompleteCode(code)) throw new Error(`The release manifest does not name ${name}`);
      return code;
    },
    /** Fetches the manifest before the first navigation. */
    prefetch: () => void readManifest().catch(() => undefined),
  };
}

async function fetchPublicManifest(): Promise<PublicManifest> {
  const response = await fetch(releaseUrl, { signal: AbortSignal.timeout(4000) });
  if (!response.ok) throw new Error(`${releaseUrl} responded ${response.status}`);
  const manifest = (await response.json()) as Partial<PublicManifest> | null;
  if (!manifest || typeof manifest.remotes !== 'object')
    throw new Error(`${releaseUrl} is not a release manifest`);
  return manifest as PublicManifest;
}
