import { leaveAndReturn } from './leave-and-return';
import { inRawTab } from './raw-tab';

/**
 * Chromium's headless shell, such as the bundled one, has no back/forward cache: not even a plain text file is restored,
 * with the reason `masked`. Chromium itself has one.
 * @param origin of the site, which serves /robots.txt and /release.json
 * @returns whether this browser has a back/forward cache at all
 */
export async function hasBackForwardCache(origin: string): Promise<boolean> {
  return inRawTab(async (tab) => {
    await tab.open(`${origin}/robots.txt`);
    return (await leaveAndReturn(tab, '/release.json')).length === 0;
  });
}
