import { checkWhole } from '../browser/check-whole';
import { visiting } from '../browser/visit';
import type { Checks } from '../runner/checks';
import type { DrillSite } from '../site/drill-site';
import type { FaultName } from '../site/faults';
import { aMoment, filesOf, regionsOf, type Victim } from './dead-remotes';
import { postNatively } from './post-natively';

const comesBackWithinMs = 40_000;

interface FirstLoad {
  readonly victim: Victim;
  readonly path: string;
  /** Undefined: the fault is in the build that is out, and nothing on the network. */
  readonly fault: FaultName | undefined;
}

/** Opens a page with the victim broken, looks at it, and lets the victim return. */
export async function lookAtFirstLoad(
  site: DrillSite,
  checks: Checks,
  { victim, path, fault }: FirstLoad,
): Promise<void> {
  const proxy = await site.openProxy();
  const files = filesOf(victim);
  if (fault) proxy.break(files, fault);
  const { dead, others } = regionsOf(path, victim);
  await visiting(site.browser, proxy.origin, async (visit) => {
    await visit.open(path);
    await visit.hydrated();
    if (dead.length > 0)
      await checks.soon('its files are asked for', async () =>
        proxy.asked.some((url) => files.test(url)),
      );
    for (const id of others)
      await checks.soon(`${id} works all the same`, () => visit.isAlive(id), {
        withinMs: comesBackWithinMs,
      });
    await aMoment();
    await checkWhole(checks, visit, site.healthy, path);
    if (dead.some((id) => /VisitFormSlot|Customer/.test(id)))
      await postNatively(checks, visit, path);
    else await visit.mark();
    if (!fault || dead.length === 0) return;

    await visit.mark();
    // What is only slow has to come without any help.
    if (!fault.startsWith('slow')) proxy.heal();
    for (const id of dead)
      await checks.soon(`${id} comes back by itself`, () => visit.isAlive(id), {
        withinMs: comesBackWithinMs,
      });
    checks.that('no page load was needed for it', await visit.isMarked(), 'a new document');
    await checkWhole(checks.under('afterwards'), visit, site.healthy, path);
  });
}
