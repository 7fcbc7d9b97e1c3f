import { pathOf, remoteNames } from '@site/contract';
import { usePlainPopup } from '../browser/use-popup';
import { visiting } from '../browser/visit';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import type { BuildError } from '../site/break-build';
import type { DrillSite } from '../site/drill-site';
import { victims, waysOf, type Victim } from './dead-remotes';
import { lookAtFirstLoad } from './look-at-first-load';
import { lookAtNavigation } from './look-at-navigation';

const shippedFaults: readonly BuildError[] = [
  'throws on evaluation',
  'a chunk throws on evaluation',
  'throws on render',
  'wrong export',
];

const sample: Readonly<Partial<Record<Victim, BuildError>>> = {
  'mfe-registration': 'throws on render',
};

/** Real releases of broken builds, whose hashes fit: only their code is wrong. */
export const brokenBuilds: readonly Drill[] = victims.flatMap((victim) =>
  shippedFaults.map((fault) => brokenBuild(victim, fault)),
);

function brokenBuild(victim: Victim, fault: BuildError): Drill {
  return {
    title: `${victim} ships a build that ${readable(fault)}: its page, home and the way to it stay whole, and the next release heals it`,
    group: 'builds',
    isSample: sample[victim] === fault,
    // What is out is out for everybody.
    isAlone: true,
    async run(site) {
      const checks = new Checks();
      const remotes = victim === 'every remote' ? remoteNames : [victim];
      const { own, goal } = waysOf[victim];
      // How they should be, before they are not.
      for (const path of [own, goal, pathOf('home')]) await site.healthy.factsOf(path);
      await site.release(remotes, fault);
      try {
        await lookAtAll(site, checks, victim);
      } finally {
        await site.release(remotes);
      }
      await lookAfterwards(site, checks.under('after the next release'), victim);
      return checks.list();
    },
  };
}

async function lookAtAll(site: DrillSite, checks: Checks, victim: Victim) {
  const { own } = waysOf[victim];
  const home = pathOf('home');
  const fault = undefined;
  await Promise.all([
    lookAtFirstLoad(site, checks.under(own), { victim, path: own, fault }),
    lookAtFirstLoad(site, checks.under('home'), { victim, path: home, fault }),
    lookAtNavigation(site, checks.under('on the way'), { victim, fault }),
    ...(victim === 'mfe-registration' ? [lookAtPopup(site, checks.under('the popup'))] : []),
  ]);
}

/** Whatever its code does, it is the dialog and the native form that stand in the page's HTML. */
async function lookAtPopup(site: DrillSite, checks: Checks) {
  await visiting(site.browser, site.origin, async (visit) => {
    await visit.open(pathOf('privacy'));
    await visit.hydrated();
    await usePlainPopup(checks, visit.page);
    checks.none('uncaught errors', visit.errors);
  });
}

async function lookAfterwards(site: DrillSite, checks: Checks, victim: Victim) {
  await visiting(site.browser, site.origin, async (visit) => {
    await visit.open(waysOf[victim].own);
    await visit.allAlive().then(
      () => checks.add('its page is alive'),
      (error: unknown) => checks.add('its page is alive', String(error)),
    );
  });
}

function readable(fault: BuildError): string {
  return fault === 'wrong export' ? 'exports the wrong thing' : fault;
}
