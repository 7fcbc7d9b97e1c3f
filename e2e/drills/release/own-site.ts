import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { releaseUrl, type ReleaseMap } from '@site/contract';
import { resolveChromium } from '../../harness/chromium';
import { startSite } from '../../harness/site';

/** A whole site, started by the real command, whose releases a drill may do as it likes with; and visitors. */
export interface OwnSite {
  readonly origin: string;
  /** SITE_DIR: what is served. */
  readonly siteDir: string;
  readonly newVisitor: () => Promise<BrowserContext>;
  readonly releaseMap: () => Promise<ReleaseMap>;
}

/** The gateway answers a live page from its copy for a second; after this, from the release that is out. */
export const liveCopyMs = 1_300;

/** Gives such a site to `work` and takes it away afterwards, whatever happens. */
export async function withOwnSite<T>(work: (site: OwnSite) => Promise<T>): Promise<T> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'release-drill-'));
  const { executablePath, args } = await resolveChromium();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const site = await startSite({ env: { SITE_DIR: siteDir } });
    const { origin } = site;
    try {
      return await work({
        origin,
        siteDir,
        newVisitor: () => browser.newContext({ baseURL: origin, locale: 'ko-KR' }),
        releaseMap: async () => (await (await fetch(origin + releaseUrl)).json()) as ReleaseMap,
      });
    } finally {
      await site.stop();
    }
  } finally {
    await browser.close();
    rmSync(siteDir, { recursive: true, force: true });
  }
}
