import { leaveAndReturn } from './leave-and-return';
import { launchRawChromium } from './raw-chromium';
import { openRawTab } from './raw-tab';

/**
 * Chromium's headless shell, such as the bundled one, has no back/forward cache: not even a plain text file is restored,
 * with the reason `masked`. Chromium itself has one.
 * @param origin of the site, which serves /robots.txt and /release.json
 * @returns whether this browser has a back/forward cache at all
 */
export async function hasBackForwardCache(origin: string): Promise<boolean> {
  const browser = await launchRawChromium();
  try {
    const tab = await openRawTab(browser);
    await tab.open(`${origin}/robots.txt`);
    return (await leaveAndReturn(tab, '/release.json')).length === 0;
  } finally {
    await browser.close();
  }
}
