import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import type { PublicManifest } from '@site/contract';
import { fetchPublicManifest } from '../../harness/site/public-manifest';
import { copyReleasedSite } from '../../harness/site/released-copy';
import { startSite } from '../../harness/site/site';

/** A site started by `npm start` whose releases a test may replace. */
export interface OwnSite {
  readonly origin: string;
  /** SITE_DIR: the releases that are served. */
  readonly siteDir: string;
  readonly dataDir: string;
  /** Of its release worker. */
  readonly releaseOrigin: string;
  readonly newVisitor: () => Promise<BrowserContext>;
  readonly publicManifest: () => Promise<PublicManifest>;
}

/** Runs `work` with a new site and removes the site afterwards. */
export async function withOwnSite<T>(
  browser: Browser,
  work: (site: OwnSite) => Promise<T>,
): Promise<T> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'release-test-'));
  try {
    const site = await startSite({ env: { ...copyReleasedSite(siteDir) } });
    const { origin, dataDir } = site;
    const [, releaseOrigin = ''] = /^release worker: (http:[^,]+)/m.exec(site.output()) ?? [];
    try {
      return await work({
        origin,
        siteDir,
        dataDir,
        releaseOrigin,
        newVisitor: () => browser.newContext({ baseURL: origin, locale: 'ko-KR' }),
        publicManifest: () => fetchPublicManifest(origin),
      });
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(siteDir, { recursive: true, force: true });
  }
}
