import { chromium, type Browser } from '@playwright/test';
import { resolveChromium } from './chromium';

export type { Browser, CDPSession, Page } from '@playwright/test';

/** For tools outside e2e, which have no browser driver. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args } = await resolveChromium();
  return chromium.launch({ executablePath, args: [...args] });
}
