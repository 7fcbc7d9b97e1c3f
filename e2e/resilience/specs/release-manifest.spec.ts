import { pathOf, releaseUrl } from '@site/contract';
import { expectCompletePage, showsTextOf } from '../browser/expect-complete-page';
import { visiting } from '../browser/visit';
import type { NetworkFault } from '../site/network-faults';
import { expect, expectSoon, test } from '../test';

const endsWithinMs = 45_000;
const faults: readonly NetworkFault[] = [
  'refuses connections',
  'answers 404',
  'answers 503',
  'answers HTML instead of JavaScript',
  'answers truncated JSON',
  'answers unexpected JSON',
  'never answers',
  'answers with wrong integrity hashes',
];

for (const fault of faults) {
  const tag = ['@manifest', ...(fault === 'answers unexpected JSON' ? ['@sample'] : [])];
  test(
    `the release manifest ${fault}: a page hydrates, and links to other remotes load a page`,
    { tag },
    async ({ site }) => {
      const proxy = await site.openProxy();
      proxy.inject(new RegExp(`^${releaseUrl}$`), fault);
      await visiting(site.browser, proxy.origin, async (visit) => {
        const [start, goal] = [pathOf('business-guide'), pathOf('floor-plan-84A')];
        await visit.open(start);
        await visit.allHydrated();
        await expectCompletePage(visit, site.healthy, start);
        await visit.mark();
        await visit.follow(goal);
        await expectSoon(
          'the page of the other remote is reached',
          () => showsTextOf(visit, site.healthy, goal),
          { withinMs: endsWithinMs },
        );
        expect(await visit.isMarked(), 'it is still the first document').toBe(false);
        await visit.allHydrated();
        await expectCompletePage(visit, site.healthy, goal);
      });
    },
  );
}
