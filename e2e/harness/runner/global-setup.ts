// One site for all specs. SITE_ORIGIN (with ADMIN_EMAIL and ADMIN_PASSWORD) points them to a running one instead.
import { releaseToMeasure } from '@site/tools/byte-budgets';
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
    announceSite({ origin, admin: { email, password } });
    return () => Promise.resolve();
  }
  const site = await startSite();
  announceSite(site);
  return () => site.stop();
}
