// Real releases of builds with an error in their code: their integrity hashes match.
import { pathOf, remoteNames } from '@site/contract';
import { expectFirstLoad } from '../browser/expect-first-load';
import { expectNavigation } from '../browser/expect-navigation';
import { expectPlainPopup } from '../browser/popup';
import { visiting } from '../browser/visit';
import type { BuildError } from '../site/break-build';
import { pathsOf, targets } from '../site/remotes-under-test';
import { expect, test } from '../test';

const errors: readonly BuildError[] = [
  'throws on evaluation',
  'throws in a chunk',
  'throws on render',
  'exports the wrong value',
];

test.describe.configure({ mode: 'parallel' });

for (const target of targets)
  for (const error of errors) {
    const { own, start, goal } = pathsOf[target];
    const remotes = target === 'every remote' ? remoteNames : [target];
    const fault = undefined;

    test.describe(`${target} ships a build that ${error}`, { tag: '@builds' }, () => {
      // One release of the build serves all of them.
      test.describe.configure({ mode: 'default' });

      test.beforeAll(async ({ sharedSite }) => {
        for (const path of [own, goal, pathOf('home')]) await sharedSite.healthy.factsOf(path);
        await sharedSite.release(remotes, error);
      });
      test.afterAll(({ sharedSite }) => sharedSite.release(remotes));

      for (const path of [own, pathOf('home')])
        test(`${path} keeps its text, links and forms`, async ({ site }) => {
          await expectFirstLoad(site, { target, path, fault });
        });

      test(`a link on ${start} leads to the complete page ${goal}`, async ({ site }) => {
        await expectNavigation(site, { target, fault });
      });

      if (target === 'mfe-registration')
        // Regardless of the code, the dialog and its native form are in the page's HTML.
        test('the popup opens and sends', async ({ site }) => {
          await visiting(site.browser, site.origin, async (visit) => {
            await visit.open(pathOf('privacy'));
            await visit.shellHydrated();
            await expectPlainPopup(visit.page);
            expect(visit.errors, 'uncaught errors').toEqual([]);
          });
        });

      test('the next release repairs it', async ({ site }) => {
        await site.release(remotes);
        await visiting(site.browser, site.origin, async (visit) => {
          await visit.open(own);
          await expect(visit.allHydrated(), `${own} hydrates`).resolves.toBeUndefined();
        });
      });
    });
  }
