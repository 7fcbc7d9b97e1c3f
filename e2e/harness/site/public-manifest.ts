/** Reads the public manifest: which shell and which remotes are live. */
import type { APIRequestContext } from '@playwright/test';
import { releaseUrl, type PublicManifest } from '@site/contract';

/** @param request a context whose baseURL is the site's origin */
export async function readPublicManifest(request: APIRequestContext): Promise<PublicManifest> {
  return (await (await request.get(releaseUrl)).json()) as PublicManifest;
}

/** Of a site that the test has started itself. */
export async function fetchPublicManifest(origin: string): Promise<PublicManifest> {
  return (await (await fetch(origin + releaseUrl)).json()) as PublicManifest;
}
