// One site for all specs. SITE_ORIGIN (with ADMIN_EMAIL and ADMIN_PASSWORD) points them to a running one instead.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseToMeasure } from '@site/tools/byte-budgets';
import { copyReleasedSite } from '../site/released-copy';
import { startSite } from '../site/site';
import { announceSite } from '../site/site-under-test';

export default async function globalSetup(): Promise<() => Promise<void>> {
  // Here, because no two workers may write the release that they copy.
  await releaseToMeasure(() => undefined);
  const {
    SITE_ORIGIN: origin,
    ADMIN_EMAIL: email = '',
    ADMIN_PASSWORD: password = '',
  } = process.env;
  if (origin) {
    announceSite({ origin, publicOrigin: origin, admin: { email, password } });
    return () => Promise.resolve();
  }
  const siteDir = mkdtempSync(path.join(tmpdir(), 'released-'));
  const released = copyReleasedSite(siteDir);
  const site = await startSite({ env: { ...released } });
  announceSite({ ...site, publicOrigin: released.PUBLIC_ORIGIN });
  return async () => {
    await site.stop();
    rmSync(siteDir, { recursive: true, force: true });
  };
}
