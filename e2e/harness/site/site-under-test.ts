import type { Administrator } from './site';

/** The data of the site under test for specs; the global set-up has started it or was given it. */
export interface SiteUnderTest {
  readonly origin: string;
  /** In canonical addresses, feeds and sitemaps. */
  readonly publicOrigin: string;
  readonly admin: Administrator;
}

const variable = 'SITE_UNDER_TEST';

/** Workers are separate processes, which inherit the environment. */
export function announceSite({ origin, publicOrigin, admin }: SiteUnderTest): void {
  process.env[variable] = JSON.stringify({ origin, publicOrigin, admin });
}

/** @throws Error outside a Playwright run */
export function siteUnderTest(): SiteUnderTest {
  const announced = process.env[variable];
  if (announced === undefined) throw new Error('No site: run the specs through Playwright.');
  return JSON.parse(announced) as SiteUnderTest;
}
