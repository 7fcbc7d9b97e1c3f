import { pathOf, sessionUrl } from '@site/contract';
import { checkWhole } from '../browser/check-whole';
import { openPopup } from '../browser/use-popup';
import { visiting, type Visit } from '../browser/visit';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import type { DrillSite } from '../site/drill-site';
import type { FaultName } from '../site/faults';
import { filesOf, regionsOf, victims, waysOf, type Victim } from './dead-remotes';

const phone = { width: 390, height: 844 };
const ways: readonly FaultName[] = ['refused', 'hanging'];

/** React would replace the HTML of a region that is not alive if anything above it changed. */
export const stateChanges: readonly Drill[] = victims.flatMap((victim) =>
  ways.map((fault) => ({
    title: `${victim}, ${fault}, while popup, mobile menu, text size and session change: its HTML stays where it is`,
    group: 'states',
    isSample: victim === 'mfe-floorplan' && fault === 'refused',
    async run(site) {
      const checks = new Checks();
      const { own } = waysOf[victim];
      await lookAt(site, checks.under(own), { victim, fault, path: own });
      if (victim !== 'mfe-press')
        await lookAt(site, checks.under('home'), { victim, fault, path: pathOf('home') });
      return checks.list();
    },
  })),
);

interface Case {
  readonly victim: Victim;
  readonly fault: FaultName;
  readonly path: string;
}

async function lookAt(site: DrillSite, checks: Checks, { victim, fault, path }: Case) {
  const proxy = await site.openProxy();
  proxy.break(filesOf(victim), fault);
  const { dead } = regionsOf(path, victim);
  await visiting(site.browser, proxy.origin, async (visit) => {
    await signIn(visit, proxy.origin, site);
    await visit.open(path);
    await visit.hydrated();
    await markRegions(visit);
    const { page } = visit;
    const look = async (state: string) => {
      const lost = await lostRegions(visit);
      checks.none(`${state}: regions that were drawn anew`, lost);
      const [is, should] = [await visit.facts(), await site.healthy.factsOf(path)];
      checks.none(
        `${state}: text is missing`,
        should.main.filter((text) => !is.main.includes(text)),
      );
    };
    await look('signed in');
    for (const size of ['2', '1', '0'])
      await page
        .locator(`footer input[name^="text-size"][value="${size}"]`)
        .first()
        .evaluate((radio: HTMLInputElement) => radio.click());
    await look('text size');
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    await look('menu open');
    await page.getByRole('button', { name: '메뉴 닫기' }).click();
    await look('menu closed');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => scrollTo(0, 400));
    await look('scrolled');
    await page.evaluate(() => scrollTo(0, 0));
    const dialog = await openPopup(page);
    await look('popup open');
    await dialog.getByRole('button', { name: '닫기' }).click();
    await dialog.waitFor({ state: 'detached' });
    await look('popup closed');
    checks.none('uncaught errors', visit.errors);
    checks.that('it is still dead', !(await anyAlive(visit, dead)), 'the drill came too late');
    if (fault === 'refused')
      await checkWhole(checks.under('in the end'), visit, site.healthy, path);
  });
}

async function anyAlive(visit: Visit, dead: ReturnType<typeof regionsOf>['dead']) {
  const alive = await Promise.all(dead.map((id) => visit.isAlive(id)));
  return alive.includes(true);
}

async function signIn({ context }: Visit, origin: string, { admin }: DrillSite) {
  const answer = await context.request.post(origin + sessionUrl, {
    data: admin,
    headers: { Origin: origin, Accept: 'application/json' },
  });
  if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}`);
}

/** Marks the very nodes: the same text in other nodes would mean that React threw the HTML away. */
function markRegions({ page }: Visit): Promise<void> {
  return page.evaluate(() => {
    for (const region of document.querySelectorAll('[data-module]'))
      Object.assign(region.firstElementChild ?? {}, { wasThere: true });
  });
}

function lostRegions({ page }: Visit): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-module]')]
      .filter((region) => !('wasThere' in (region.firstElementChild ?? {})))
      .map((region) => region.dataset['module'] ?? ''),
  );
}
