import { pathOf, staticPaths } from '@site/contract';
import { expectCompletePage } from '../browser/expect-complete-page';
import { submitNatively } from '../browser/submit-natively';
import { visiting } from '../browser/visit';
import { expect, test } from '../test';

const everyPath = [
  ...staticPaths().map(({ path }) => path),
  ...['press-list', 'press-admin'].map((id) => pathOf(id)),
];

test.describe('without JavaScript', { tag: '@pages' }, () => {
  test('every route answers 200 with its text and the phone number [ROUTE-18]', async ({
    site,
  }) => {
    await visiting(
      site.browser,
      site.origin,
      async (visit) => {
        for (const path of everyPath) {
          expect(await visit.open(path), `${path}: status`).toBe(200);
          const { main, phoneLinks } = await visit.facts();
          expect(main.join('').length, `${path}: length of its text`).toBeGreaterThan(20);
          expect(phoneLinks, `${path}: phone links`).toBeGreaterThan(0);
        }
      },
      { javaScriptEnabled: false },
    );
  });

  for (const path of [pathOf('home'), pathOf('customer')])
    test(`the form of ${path} sends a registration [FORM-28]`, async ({ site }) => {
      await visiting(
        site.browser,
        site.origin,
        async (visit) => {
          await visit.open(path);
          await submitNatively(visit, path, { hydrates: false });
        },
        { javaScriptEnabled: false },
      );
    });
});

for (const path of everyPath)
  test(
    `every remote refuses connections: ${path} keeps its text, links and forms [ROUTE-17]`,
    { tag: '@pages' },
    async ({ site }) => {
      const proxy = await site.openProxy();
      proxy.inject(/^\/remotes\//, 'refuses connections');
      await visiting(site.browser, proxy.origin, async (visit) => {
        await visit.open(path);
        await visit.shellHydrated();
        await expectCompletePage(visit, site.healthy, path);
      });
    },
  );
