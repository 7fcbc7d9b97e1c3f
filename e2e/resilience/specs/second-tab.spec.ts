import { pathOf } from '@site/contract';
import { visiting } from '../browser/visit';
import type { FaultInjectionProxy } from '../site/fault-injection-proxy';
import { expect, expectSoon, test } from '../test';

const goal = pathOf('floor-plan-84A');
const files = /^\/remotes\/mfe-floorplan\/([^/]+)\//;

test(
  'a release while a tab is open: the tab keeps its version, the next one gets the new one, no shell file changes',
  { tag: '@releases' },
  async ({ site }) => {
    const [oldTab, newTab, lastTab] = [
      await site.openProxy(),
      await site.openProxy(),
      await site.openProxy(),
    ];
    const openHydrated = (proxy: FaultInjectionProxy) =>
      visiting(site.browser, proxy.origin, async (visit) => {
        await visit.open(goal);
        await visit.allHydrated();
        expect(visit.errors, 'uncaught errors').toEqual([]);
      });

    await visiting(site.browser, oldTab.origin, async (visit) => {
      await visit.open(pathOf('privacy'));
      await visit.shellHydrated();
      await expectSoon('the release manifest is pinned', async () =>
        oldTab.requests.includes('/release.json'),
      );
      const shell = shellFiles(oldTab);
      await site.release(['mfe-floorplan'], 'changes nothing');
      await visit.mark();
      await visit.follow(goal);
      await visit.allHydrated();
      expect(await visit.isMarked(), 'the old tab loads no page').toBe(true);
      expect(visit.errors, 'uncaught errors').toEqual([]);

      await openHydrated(newTab);
      expect(versionIn(newTab), 'the version in the new tab').not.toBe(versionIn(oldTab));
      await site.release(['mfe-floorplan']);
      await openHydrated(lastTab);
      expect(versionIn(lastTab), 'the version after the original release').toBe(versionIn(oldTab));
      expect(shellFiles(newTab), "the shell's files in the new tab").toEqual(shell);
      expect(shellFiles(lastTab), "the shell's files in the last tab").toEqual(shell);
    });
  },
);

function versionIn({ requests }: FaultInjectionProxy): string {
  const versions = new Set(requests.map((url) => files.exec(url)?.[1]).filter(Boolean));
  return [...versions].join(' and ');
}

function shellFiles({ requests }: FaultInjectionProxy): string[] {
  const isShellFile = (url: string) => /^\/shell\/.*\/(boot|react|libraries|main)\./.test(url);
  return [...new Set(requests.filter(isShellFile))].sort();
}
