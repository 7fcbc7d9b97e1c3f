import { pathOf } from '@site/contract';
import { expectFirstLoad } from '../browser/expect-first-load';
import { expectNavigation } from '../browser/expect-navigation';
import type { NetworkFault } from '../site/network-faults';
import { pathsOf, targets, type Target } from '../site/remotes-under-test';
import { test } from '../test';

const faults: readonly NetworkFault[] = [
  'refuses connections',
  'answers 404',
  'answers 503',
  'answers HTML instead of JavaScript',
  'answers truncated JSON',
  'answers with one flipped byte',
  'never answers',
  'answers after 5 s',
];

/** The other remotes fail in the sample tests of other files. */
const sample: Readonly<Partial<Record<Target, NetworkFault>>> = {
  'mfe-content': 'answers 503',
  'mfe-floorplan': 'answers HTML instead of JavaScript',
};

test.describe.configure({ mode: 'parallel' });

for (const target of targets)
  for (const fault of faults) {
    const { own, start, goal } = pathsOf[target];
    const tag = ['@remotes', ...(sample[target] === fault ? ['@sample'] : [])];
    for (const path of [own, pathOf('home')])
      test(
        `${target} ${fault}: ${path} keeps its text, links and forms, and the remote recovers`,
        { tag },
        async ({ site }) => {
          await expectFirstLoad(site, { target, path, fault });
        },
      );

    test(
      `${target} ${fault}: a link on ${start} leads to the complete page ${goal}`,
      { tag },
      async ({ site }) => {
        await expectNavigation(site, { target, fault });
      },
    );
  }
