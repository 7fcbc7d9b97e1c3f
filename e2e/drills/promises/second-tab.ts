import { pathOf } from '@site/contract';
import { visiting } from '../browser/visit';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import type { FaultProxy } from '../site/fault-proxy';

const goal = pathOf('floor-plan-84A');
const files = /^\/remotes\/mfe-floorplan\/([^/]+)\//;

export const secondTab: Drill = {
  title:
    'a release while a tab is open: that tab stays on its version, the next one gets the new one, the shell changes no byte',
  group: 'releases',
  isAlone: true,
  async run(site) {
    const checks = new Checks();
    const [oldTab, newTab, lastTab] = [
      await site.openProxy(),
      await site.openProxy(),
      await site.openProxy(),
    ];
    await visiting(site.browser, oldTab.origin, async (visit) => {
      await visit.open(pathOf('privacy'));
      await visit.hydrated();
      await checks.soon('the map is pinned', async () => oldTab.asked.includes('/release.json'));
      const shell = shellFiles(oldTab);
      await site.release(['mfe-floorplan'], 'none');
      await visit.mark();
      await visit.follow(goal);
      await visit.allAlive();
      checks.that('the old tab did not load anew', await visit.isMarked(), 'a new document');
      checks.none('uncaught errors', visit.errors);

      await openAlive(newTab);
      checks.that(
        'the new tab has another version',
        version(newTab) !== version(oldTab),
        version(newTab),
      );
      await site.release(['mfe-floorplan']);
      await openAlive(lastTab);
      checks.equal('after the return', version(lastTab), version(oldTab));
      checks.equal("the shell's files", shellFiles(newTab), shell);
      checks.equal("the shell's files in the end", shellFiles(lastTab), shell);
    });
    return checks.list();

    function openAlive(proxy: FaultProxy) {
      return visiting(site.browser, proxy.origin, async (visit) => {
        await visit.open(goal);
        await visit.allAlive();
        checks.none('uncaught errors', visit.errors);
      });
    }
  },
};

function version({ asked }: FaultProxy): string {
  const versions = new Set(asked.map((url) => files.exec(url)?.[1]).filter(Boolean));
  return [...versions].join(' and ');
}

function shellFiles({ asked }: FaultProxy): string[] {
  return [
    ...new Set(asked.filter((url) => /^\/shell\/.*\/(boot|react|libraries|main)\./.test(url))),
  ].sort();
}
