import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { resolveChromium } from './chromium';

/** For tools outside the specs, which measure with the same browser. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, args } = await resolveChromium();
  return chromium.launch({ executablePath, args: [...args] });
}

/** The phone of the specs. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ko-KR',
};
