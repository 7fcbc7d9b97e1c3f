import { pathOf } from '@site/contract';
import { showsTextOf } from '../browser/expect-complete-page';
import { visiting } from '../browser/visit';
import type { NetworkFault } from '../site/network-faults';
import { filesOf, firstAttemptFailed } from '../site/remotes-under-test';
import type { ResilienceSite } from '../site/resilience-site';
import { expect, expectSoon, test } from '../test';

const endsWithinMs = 45_000;
const faults: readonly NetworkFault[] = ['refuses connections', 'never answers'];

// Navigation between two pages of a failing remote: never the old content under the new URL, never an endless wait.
for (const fault of faults)
  test(
    `mfe-floorplan ${fault}: a link to its next page ends there, a link to the same page does nothing`,
    { tag: '@states' },
    async ({ site }) => {
      const proxy = await site.openProxy();
      proxy.inject(filesOf('mfe-floorplan'), fault);
      await expectNextPage(site, proxy.origin);
    },
  );

test.describe('mfe-floorplan has thrown while rendering', { tag: '@states' }, () => {
  test.beforeAll(async ({ sharedSite }) => {
    await sharedSite.healthy.factsOf(pathOf('floor-plan-59A'));
    await sharedSite.release(['mfe-floorplan'], 'throws on render');
  });
  test.afterAll(({ sharedSite }) => sharedSite.release(['mfe-floorplan']));

  test('a link to its next page ends there, a link to the same page does nothing', async ({
    site,
  }) => {
    await expectNextPage(site, site.origin);
  });
});

async function expectNextPage(site: ResilienceSite, origin: string) {
  const [first, second] = [pathOf('floor-plan-84A'), pathOf('floor-plan-59A')];
  await visiting(site.browser, origin, async (visit) => {
    await visit.open(first);
    await visit.shellHydrated();
    await firstAttemptFailed();
    await visit.mark();
    await visit.follow(first);
    await firstAttemptFailed();
    expect(await visit.isMarked(), 'a link to the same page loads no document').toBe(true);
    const statuses = await visit.page.getByRole('status').allInnerTexts();
    expect(statuses.join(' '), 'and shows no loading status').not.toContain('불러오는');
    await visit.follow(second);
    await expectSoon('the next page is complete', () => showsTextOf(visit, site.healthy, second), {
      withinMs: endsWithinMs,
      actual: async () => (await visit.facts()).main.slice(0, 12).join(' '),
    });
    expect(visit.errors, 'uncaught errors').toEqual([]);
  });
}
