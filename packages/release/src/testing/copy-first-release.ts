import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '../store/release-manifest';
import { copySite, createFakeSite, type FakeSite } from './fake-site';

/** For all tests of a file: a release renders and compresses every page, which takes a second of processor time. */
let first: Promise<{ readonly fake: FakeSite; readonly manifest: ReleaseManifest }> | undefined;
afterAll(async () => (await first)?.fake.remove());

/**
 * What `shipAll` does to a new fake site: its first release is live, without the 30 MB of media that no test reads.
 * @returns its manifest
 */
export async function copyFirstRelease(fake: FakeSite): Promise<ReleaseManifest> {
  const { fake: shipped, manifest } = await (first ??= shipFirst());
  copySite(shipped, fake);
  return manifest;
}

/** A new fake site with that release. */
export async function createReleasedSite(): Promise<FakeSite> {
  const fake = createFakeSite();
  await copyFirstRelease(fake);
  return fake;
}

async function shipFirst() {
  const fake = createFakeSite();
  const { manifest } = await fake.shipAll();
  for (const folder of ['videos', 'tours'])
    rmSync(join(fake.site.root, 'media', folder), { recursive: true });
  return { fake, manifest };
}
