import { pathOf, releaseUrl } from '@site/contract';
import { checkWhole } from '../browser/check-whole';
import { visiting } from '../browser/visit';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import type { DrillSite } from '../site/drill-site';
import type { FaultName } from '../site/faults';

const ways: readonly FaultName[] = [
  'refused',
  '404',
  '503',
  'HTML instead of JavaScript',
  'JSON garbage',
  'other JSON',
  'hanging',
  'other hashes',
];
const endsWithinMs = 45_000;

export const brokenRegistry: readonly Drill[] = ways.map((fault) => ({
  title: `the release map ${fault}: a page works with what it knows itself, and the way to other remotes goes by page loads`,
  group: 'registry',
  isSample: fault === 'other JSON',
  async run(site) {
    const checks = new Checks();
    await lookAt(site, checks, fault);
    return checks.list();
  },
}));

async function lookAt(site: DrillSite, checks: Checks, fault: FaultName) {
  const proxy = await site.openProxy();
  proxy.break(new RegExp(`^${releaseUrl}$`), fault);
  await visiting(site.browser, proxy.origin, async (visit) => {
    const [start, goal] = [pathOf('business-guide'), pathOf('floor-plan-84A')];
    await visit.open(start);
    await visit.allAlive();
    await checkWhole(checks.under('first page'), visit, site.healthy, start);
    await visit.mark();
    await visit.follow(goal);
    await checks.soon(
      'the next remote is reached',
      async () => {
        const [is, should] = [await visit.facts(), await site.healthy.factsOf(goal)];
        return should.main.every((text) => is.main.includes(text));
      },
      { withinMs: endsWithinMs },
    );
    checks.that('by a page load', !(await visit.isMarked()), 'still the old document');
    await visit.allAlive();
    await checkWhole(checks.under('next page'), visit, site.healthy, goal);
  });
}
