import { pathOf } from '@site/contract';
import { visiting } from '../browser/visit';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import type { FaultName } from '../site/faults';
import { aMoment, filesOf } from './dead-remotes';

const endsWithinMs = 45_000;
const ways: readonly FaultName[] = ['refused', 'hanging'];

/** From one page of a dead module to the next: never the old content under the new address, never a wait for ever. */
export const afterACrash: readonly Drill[] = [
  {
    title:
      'a link from one page of a dead remote to another of its pages ends at that page, and the link to the page itself does nothing',
    group: 'states',
    async run(site) {
      const checks = new Checks();
      for (const fault of ways) {
        const proxy = await site.openProxy();
        proxy.break(filesOf('mfe-floorplan'), fault);
        await walk(site, proxy.origin, checks.under(fault));
      }
      return checks.list();
    },
  },
  {
    title:
      'a link from a page whose remote has thrown leads to the next page of that remote, not to the old content',
    group: 'states',
    isAlone: true,
    async run(site) {
      const checks = new Checks();
      await site.healthy.factsOf(pathOf('floor-plan-59A'));
      await site.release(['mfe-floorplan'], 'throws on render');
      try {
        await walk(site, site.origin, checks);
      } finally {
        await site.release(['mfe-floorplan']);
      }
      return checks.list();
    },
  },
];

async function walk(site: Parameters<Drill['run']>[0], origin: string, checks: Checks) {
  const [first, second] = [pathOf('floor-plan-84A'), pathOf('floor-plan-59A')];
  await visiting(site.browser, origin, async (visit) => {
    await visit.open(first);
    await visit.hydrated();
    await aMoment();
    await visit.mark();
    await visit.follow(first);
    await aMoment();
    checks.that('its own link loads nothing', await visit.isMarked(), 'a new document');
    const busy = await visit.page.getByRole('status').allInnerTexts();
    checks.that('and waits for nothing', !busy.join('').includes('불러오는'), busy.join(' '));
    await visit.follow(second);
    await checks.soon(
      'the next page is whole',
      async () => {
        const [is, should] = [await visit.facts(), await site.healthy.factsOf(second)];
        return should.main.every((text) => is.main.includes(text));
      },
      {
        withinMs: endsWithinMs,
        seen: async () => (await visit.facts()).main.slice(0, 12).join(' '),
      },
    );
    checks.none('uncaught errors', visit.errors);
  });
}
