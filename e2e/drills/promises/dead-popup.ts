import { encodePath, pathOf } from '@site/contract';
import { usePlainPopup } from '../browser/use-popup';
import { visiting } from '../browser/visit';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import type { FaultName } from '../site/faults';
import { filesOf } from './dead-remotes';

const ways: readonly FaultName[] = ['refused', 'HTML instead of JavaScript', 'hanging'];

export const deadPopup: Drill = {
  title:
    'mfe-registration dead or hanging: the popup opens, reads and posts, before and after the page wakes up; without the boot file its opener leads to the customer page [POPUP-13, POPUP-14]',
  group: 'remotes',
  async run(site) {
    const checks = new Checks();
    for (const fault of ways)
      for (const isAwake of [true, false]) {
        const proxy = await site.openProxy();
        proxy.break(filesOf('mfe-registration'), fault);
        const under = checks.under(`${fault}, ${isAwake ? 'awake' : 'asleep'}`);
        await visiting(site.browser, proxy.origin, async (visit) => {
          await visit.open(pathOf('privacy'));
          if (isAwake) await visit.hydrated();
          await usePlainPopup(under, visit.page);
          under.none('uncaught errors', visit.errors);
        });
      }
    const proxy = await site.openProxy();
    proxy.break(/^\/shell\/[^/]+\/boot\./, 'refused');
    await visiting(site.browser, proxy.origin, async ({ open, page }) => {
      await open(pathOf('privacy'));
      await page.locator('header a[data-registration]').first().click();
      await checks.soon(
        'without the boot file the opener leads to the customer page',
        async () => page.url().endsWith(encodePath(pathOf('customer'))),
        { withinMs: 8_000, seen: async () => page.url() },
      );
    });
    return checks.list();
  },
};
