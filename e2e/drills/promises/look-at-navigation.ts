import { checkWhole } from '../browser/check-whole';
import { visiting } from '../browser/visit';
import type { Checks } from '../runner/checks';
import type { DrillSite } from '../site/drill-site';
import type { FaultName } from '../site/faults';
import { filesOf, regionsOf, waysOf, type Victim } from './dead-remotes';

/** Three tries of four seconds, the pauses between them, a page load, and room for a busy machine. */
const endsWithinMs = 45_000;

interface Navigation {
  readonly victim: Victim;
  readonly fault: FaultName | undefined;
}

/** Goes by a click from a page of others to one of the victim. */
export async function lookAtNavigation(
  site: DrillSite,
  checks: Checks,
  { victim, fault }: Navigation,
): Promise<void> {
  const { start, goal } = waysOf[victim];
  const proxy = await site.openProxy();
  await visiting(site.browser, proxy.origin, async (visit) => {
    // Everything is dead from the beginning, or only when the visitor is on the way.
    if (fault && victim === 'every remote') proxy.break(filesOf(victim), fault);
    await visit.open(start);
    await visit.hydrated();
    await visit.mark();
    if (fault) proxy.break(filesOf(victim), fault);
    await visit.follow(goal);

    const isThere = async () => {
      const { main } = await visit.facts();
      const should = await site.healthy.factsOf(goal);
      const there = new Set(main);
      return should.main.every((text) => there.has(text));
    };
    await checks.soon('the way ends at the whole page', isThere, {
      withinMs: endsWithinMs,
      seen: async () =>
        `at ${visit.page.url()}: ${(await visit.facts()).main.join(' ').slice(0, 200)}`,
    });
    const isSameDocument = await visit.isMarked();
    // What is slow may come in time.
    if (!fault?.startsWith('slow'))
      checks.that('it is the released document', !isSameDocument, 'still the old document');
    checks.equal('the address', decodeURIComponent(new URL(visit.page.url()).pathname), goal);
    if (isSameDocument) return checks.none('uncaught errors', visit.errors);
    await checkWhole(checks, visit, site.healthy, goal);
    if (!fault || fault.startsWith('slow')) return;
    // The new document waits for the visitor's next sign.
    await visit.hydrated();
    proxy.heal();
    for (const id of regionsOf(goal, victim).dead)
      await checks.soon(`${id} comes back by itself`, () => visit.isAlive(id), {
        withinMs: endsWithinMs,
      });
  });
}
