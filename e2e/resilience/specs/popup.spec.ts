import { encodePath, pathOf } from '@site/contract';
import { expectPlainPopup } from '../browser/popup';
import { visiting } from '../browser/visit';
import type { NetworkFault } from '../site/network-faults';
import { filesOf } from '../site/remotes-under-test';
import { expect, expectPath, test } from '../test';

const faults: readonly NetworkFault[] = [
  'refuses connections',
  'answers HTML instead of JavaScript',
  'never answers',
];

for (const fault of faults)
  for (const hydrates of [true, false])
    test(
      `mfe-registration ${fault}: the popup opens and sends ${hydrates ? 'after' : 'before'} hydration [POPUP-13, POPUP-14]`,
      { tag: '@remotes' },
      async ({ site }) => {
        const proxy = await site.openProxy();
        proxy.inject(filesOf('mfe-registration'), fault);
        await visiting(site.browser, proxy.origin, async (visit) => {
          await visit.open(pathOf('privacy'));
          if (hydrates) await visit.shellHydrated();
          await expectPlainPopup(visit.page);
          expect(visit.errors, 'uncaught errors').toEqual([]);
        });
      },
    );

test(
  'without the boot file the popup link leads to the customer page',
  { tag: '@remotes' },
  async ({ site }) => {
    const proxy = await site.openProxy();
    proxy.inject(/^\/shell\/[^/]+\/boot\./, 'refuses connections');
    await visiting(site.browser, proxy.origin, async ({ open, page }) => {
      await open(pathOf('privacy'));
      await page.locator('header a[data-registration]').first().click();
      await expectPath(page, 'the URL', encodePath(pathOf('customer')), 8_000);
    });
  },
);
