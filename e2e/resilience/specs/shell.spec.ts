import { encodePath, pathOf } from '@site/contract';
import { expectCompletePage } from '../browser/expect-complete-page';
import { expectPlainPopup } from '../browser/popup';
import { submitNatively } from '../browser/submit-natively';
import { visiting } from '../browser/visit';
import type { NetworkFault } from '../site/network-faults';
import { firstAttemptFailed } from '../site/remotes-under-test';
import type { ResilienceSite } from '../site/resilience-site';
import { expect, expectPath, test } from '../test';

const navigatesWithinMs = 12_000;
const files = ['boot', 'react', 'libraries', 'main'] as const;
const faults: readonly NetworkFault[] = [
  'refuses connections',
  'answers 404',
  'answers with one flipped byte',
  'never answers',
];

for (const file of files)
  for (const fault of faults) {
    const isSample = file === 'main' && fault === 'refuses connections';
    const tag = ['@shell', ...(isSample ? ['@sample'] : [])];
    const inject = async (site: ResilienceSite) => {
      const proxy = await site.openProxy();
      proxy.inject(new RegExp(`^/shell/[^/]+/${file}\\.`), fault);
      return proxy.origin;
    };

    test(
      `the shell's ${file} file ${fault}: home keeps its text, and its links lead on`,
      { tag },
      async ({ site }) => {
        await visiting(site.browser, await inject(site), async (visit) => {
          const home = pathOf('home');
          await visit.open(home);
          await visit.showIntent();
          await firstAttemptFailed();
          await expectCompletePage(visit, site.healthy, home);
          await visit.page
            .locator('footer')
            .getByRole('link', { name: '개인정보처리방침' })
            .click();
          await expectPath(visit.page, 'a link leads on', pathOf('privacy'), navigatesWithinMs);
          expect(visit.errors, 'uncaught errors').toEqual([]);
        });
      },
    );

    test(
      `the shell's ${file} file ${fault}: popup and customer page send registrations`,
      { tag },
      async ({ site }) => {
        const customer = pathOf('customer');
        await visiting(site.browser, await inject(site), async (visit) => {
          await visit.open(pathOf('floor-plan-84A'));
          if (file === 'boot') {
            await visit.page.locator('header a[data-registration]').first().click();
            await expectPath(
              visit.page,
              'the popup link leads to the customer page',
              encodePath(customer),
              navigatesWithinMs,
            );
          } else {
            await expectPlainPopup(visit.page);
            await visit.open(customer);
          }
          await submitNatively(visit, customer, { hydrates: false });
          expect(visit.errors, 'uncaught errors').toEqual([]);
        });
      },
    );
  }
