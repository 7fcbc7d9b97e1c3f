import { pathOf } from '@site/contract';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import type { FaultName } from '../site/faults';
import { victims, waysOf, type Victim } from './dead-remotes';
import { lookAtFirstLoad } from './look-at-first-load';
import { lookAtNavigation } from './look-at-navigation';

const networkFaults: readonly FaultName[] = [
  'refused',
  '404',
  '503',
  'HTML instead of JavaScript',
  'JSON garbage',
  'one byte flipped',
  'hanging',
  'slow (5 s)',
];

/** The part of the matrix that the gate looks at; its other drills break the other remotes. */
const sample: Readonly<Partial<Record<Victim, FaultName>>> = {
  'mfe-content': '503',
  'mfe-floorplan': 'HTML instead of JavaScript',
};

export const remoteFaults: readonly Drill[] = victims.flatMap((victim) =>
  networkFaults.map((fault) => remoteFault(victim, fault)),
);

function remoteFault(victim: Victim, fault: FaultName): Drill {
  return {
    title: `${victim}, ${fault}: its page, home and the way to it keep every word, link and form, and it comes back by itself`,
    group: 'remotes',
    isSample: sample[victim] === fault,
    async run(site) {
      const checks = new Checks();
      const { own } = waysOf[victim];
      const home = pathOf('home');
      await Promise.all([
        lookAtFirstLoad(site, checks.under(own), { victim, path: own, fault }),
        lookAtFirstLoad(site, checks.under('home'), { victim, path: home, fault }),
        lookAtNavigation(site, checks.under('on the way'), { victim, fault }),
      ]);
      return checks.list();
    },
  };
}
