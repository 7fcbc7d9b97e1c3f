import { encodePath, pathOf } from '@site/contract';
import { visiting } from '../browser/visit';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import type { FaultName } from '../site/faults';
import { filesOf } from './dead-remotes';

const ways: readonly FaultName[] = ['refused', 'HTML instead of JavaScript', 'hanging'];
const followsWithinMs = 8_000;

export const deadPopup: Drill = {
  title:
    'mfe-registration dead or hanging: an opener of the popup leads to the customer page, before and after the page wakes up',
  group: 'remotes',
  async run(site) {
    const checks = new Checks();
    for (const fault of ways)
      for (const isAwake of [true, false]) {
        const proxy = await site.openProxy();
        proxy.break(filesOf('mfe-registration'), fault);
        await visiting(site.browser, proxy.origin, async (visit) => {
          const { page } = visit;
          await visit.open(pathOf('privacy'));
          if (isAwake) await visit.hydrated();
          await page.locator('header a[data-registration]').first().click();
          await checks.soon(
            `${fault}, ${isAwake ? 'awake' : 'asleep'}`,
            async () => page.url().endsWith(encodePath(pathOf('customer'))),
            { withinMs: followsWithinMs, seen: async () => page.url() },
          );
          checks.none('uncaught errors', visit.errors);
        });
      }
    return checks.list();
  },
};
