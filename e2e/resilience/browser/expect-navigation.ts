import { expect, expectSoon } from '../test';
import type { NetworkFault } from '../site/network-faults';
import { filesOf, modulesOn, pathsOf, type Target } from '../site/remotes-under-test';
import type { ResilienceSite } from '../site/resilience-site';
import { expectCompletePage, showsTextOf } from './expect-complete-page';
import { visiting } from './visit';

/** Two attempts of four and six seconds, the pause between them, a page load, and a margin for a busy machine. */
const endsWithinMs = 45_000;

interface Navigation {
  readonly target: Target;
  /** Undefined: the error is in the released build, not on the network. */
  readonly fault: NetworkFault | undefined;
}

/** Follows a link from a page of another remote to one of the target. */
export async function expectNavigation(
  site: ResilienceSite,
  { target, fault }: Navigation,
): Promise<void> {
  const { start, goal } = pathsOf[target];
  const proxy = await site.openProxy();
  await visiting(site.browser, proxy.origin, async (visit) => {
    // Every remote fails from the beginning; a single one only once the visitor is on the start page.
    if (fault && target === 'every remote') proxy.inject(filesOf(target), fault);
    await visit.open(start);
    await visit.shellHydrated();
    await visit.mark();
    if (fault) proxy.inject(filesOf(target), fault);
    await visit.follow(goal);

    await expectSoon(
      'the navigation ends at the complete page',
      () => showsTextOf(visit, site.healthy, goal),
      {
        withinMs: endsWithinMs,
        actual: async () =>
          `at ${visit.page.url()}: ${(await visit.facts()).main.join(' ').slice(0, 200)}`,
      },
    );
    const isSameDocument = await visit.isMarked();
    const isSlow = fault === 'answers after 5 s';
    // A slow remote may still arrive in time for client navigation.
    if (!isSlow) expect(isSameDocument, 'it ends with a page load').toBe(false);
    expect(decodeURIComponent(new URL(visit.page.url()).pathname), 'the URL').toBe(goal);
    if (isSameDocument) {
      expect(visit.errors, 'uncaught errors').toEqual([]);
      return;
    }
    await expectCompletePage(visit, site.healthy, goal);
    if (!fault || isSlow) return;
    // The new document hydrates with the visitor's next input.
    await visit.shellHydrated();
    proxy.clear();
    for (const id of modulesOn(goal, target).failing)
      await expectSoon(`${id} recovers by itself`, () => visit.isHydrated(id), {
        withinMs: endsWithinMs,
      });
  });
}
