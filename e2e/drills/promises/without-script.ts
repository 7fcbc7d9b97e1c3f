import { pathOf, staticPaths } from '@site/contract';
import { visiting } from '../browser/visit';
import { checkWhole } from '../browser/check-whole';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import { postNatively } from './post-natively';

const everyPath = () => [...staticPaths().map(({ path }) => path), pathOf('press-list')];

export const withoutScript: readonly Drill[] = [
  {
    title:
      'without JavaScript every route reads whole, and both page forms arrive [ROUTE-18, FORM-28]',
    group: 'pages',
    async run(site) {
      const checks = new Checks();
      await visiting(
        site.browser,
        site.origin,
        async (visit) => {
          for (const path of everyPath()) {
            checks.equal(`${path} answers`, await visit.open(path), 200);
            const { main, phoneLinks } = await visit.facts();
            checks.that(`${path} has its text`, main.join('').length > 20, main.join(' '));
            checks.that(`${path} has the phone`, phoneLinks > 0, 'no phone link');
          }
          for (const path of [pathOf('home'), pathOf('customer')]) {
            await visit.open(path);
            await postNatively(checks.under(path), visit, path, { isAlive: false });
          }
        },
        { javaScriptEnabled: false },
      );
      return checks.list();
    },
  },
  {
    title: 'every remote refused: every route keeps every word, link and form [ROUTE-17]',
    group: 'pages',
    async run(site) {
      const checks = new Checks();
      const proxy = await site.openProxy();
      proxy.break(/^\/remotes\//, 'refused');
      for (const path of everyPath())
        await visiting(site.browser, proxy.origin, async (visit) => {
          await visit.open(path);
          await visit.hydrated();
          await checkWhole(checks.under(path), visit, site.healthy, path);
        });
      return checks.list();
    },
  },
];
