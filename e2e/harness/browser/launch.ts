import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { resolveChromium } from './chromium';

export type { Browser, CDPSession, Page } from '@playwright/test';

/** For tools outside e2e, which have no browser driver of their own. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, args } = await resolveChromium();
  return chromium.launch({
    executablePath,
    args: [...args],
    // Playwright would end this process as soon as the browser is closed, while the tool still stops its servers.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** The phone of the specs. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ko-KR',
};
