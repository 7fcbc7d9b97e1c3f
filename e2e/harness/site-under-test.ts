import type { Administrator } from './site';

/** What specs may know of the site that the global set-up started (or was pointed to). */
export interface SiteUnderTest {
  readonly origin: string;
  readonly admin: Administrator;
}

const variable = 'SITE_UNDER_TEST';

/** Workers are processes of their own: what they inherit is the environment. */
export function announceSite({ origin, admin }: SiteUnderTest): void {
  process.env[variable] = JSON.stringify({ origin, admin });
}

/** @throws Error outside a Playwright run */
export function siteUnderTest(): SiteUnderTest {
  const announced = process.env[variable];
  if (announced === undefined) throw new Error('No site: run the specs through Playwright.');
  return JSON.parse(announced) as SiteUnderTest;
}
