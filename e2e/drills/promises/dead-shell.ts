import { encodePath, pathOf } from '@site/contract';
import { checkWhole } from '../browser/check-whole';
import { usePlainPopup } from '../browser/use-popup';
import { visiting } from '../browser/visit';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import type { DrillSite } from '../site/drill-site';
import type { FaultName } from '../site/faults';
import { aMoment } from './dead-remotes';
import { postNatively } from './post-natively';

const leadsWithinMs = 12_000;
const files = ['boot', 'react', 'libraries', 'main'] as const;
const ways: readonly FaultName[] = ['refused', '404', 'one byte flipped', 'hanging'];

export const deadShell: readonly Drill[] = files.flatMap((file) =>
  ways.map((fault) => ({
    title: `the shell's ${file} file, ${fault}: pages read, links lead on, the phone, the popup and the forms work`,
    group: 'shell',
    isSample: file === 'main' && fault === 'refused',
    async run(site) {
      const checks = new Checks();
      await lookAt(site, checks, file, fault);
      return checks.list();
    },
  })),
);

async function lookAt(site: DrillSite, checks: Checks, file: string, fault: FaultName) {
  const proxy = await site.openProxy();
  proxy.break(new RegExp(`^/shell/[^/]+/${file}\\.`), fault);
  await visiting(site.browser, proxy.origin, async (visit) => {
    const { page } = visit;
    const [home, customer, plan] = [pathOf('home'), pathOf('customer'), pathOf('floor-plan-84A')];
    await visit.open(home);
    await visit.showIntent();
    await aMoment();
    await checkWhole(checks.under('home'), visit, site.healthy, home);
    await page.locator('footer').getByRole('link', { name: '개인정보처리방침' }).click();
    await page.waitForURL(`**${pathOf('privacy')}`, { waitUntil: 'commit' });
    checks.add('a link leads on');

    await visit.open(plan);
    if (file === 'boot') {
      await page.locator('header a[data-registration]').first().click();
      await checks.soon(
        'the opener of the popup leads to the customer page',
        async () => page.url().endsWith(encodePath(customer)),
        { withinMs: leadsWithinMs, seen: async () => page.url() },
      );
    } else {
      await usePlainPopup(checks.under('the popup'), page);
      await visit.open(customer);
    }
    await postNatively(checks, visit, customer, { isAlive: false });
    checks.none('uncaught errors', visit.errors);
  });
}
