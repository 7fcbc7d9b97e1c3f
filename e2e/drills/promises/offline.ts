import { pathOf } from '@site/contract';
import { checkWhole } from '../browser/check-whole';
import { visiting } from '../browser/visit';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';

const unavailable = '이 내용을 잠시 표시할 수 없습니다.';
const formError = '오류가 발생했습니다. 나중에 다시 시도해 주세요.';
const triesEndWithinMs = 30_000;

export const offline: readonly Drill[] = [
  {
    title: `offline after load: the page stays, pages of a loaded module open, others say "${unavailable}" inside the frame, and the network's return brings them`,
    group: 'offline',
    async run(site) {
      const checks = new Checks();
      const proxy = await site.openProxy();
      await visiting(site.browser, proxy.origin, async (visit) => {
        const { page, context } = visit;
        const [first, second, other] = ['floor-plan-84A', 'floor-plan-59A', 'business-guide'].map(
          (id) => pathOf(id),
        ) as [string, string, string];
        await visit.open(first);
        await visit.allAlive();
        await context.setOffline(true);
        await checkWhole(checks.under('the page'), visit, site.healthy, first);
        await visit.mark();
        await visit.follow(second);
        const shows = async (path: string) => {
          const [is, should] = [await visit.facts(), await site.healthy.factsOf(path)];
          return should.main.every((text) => is.main.includes(text));
        };
        await checks.soon('a page of the same module opens', () => shows(second));
        await visit.follow(other);
        const main = page.locator('main');
        await checks.soon(
          'an unloaded one says so',
          async () => (await main.innerText()).includes(unavailable),
          {
            withinMs: triesEndWithinMs,
            seen: () => main.innerText(),
          },
        );
        checks.that('the frame is still there', await visit.isMarked(), 'the document is gone');
        checks.that('with the phone', (await visit.facts()).phoneLinks > 0, 'no phone link');
        checks.none('uncaught errors', visit.errors);
        await context.setOffline(false);
        await checks.soon('back online it comes by itself', () => shows(other), {
          withinMs: triesEndWithinMs,
        });
      });
      return checks.list();
    },
  },
  {
    title: `offline after load: a form says "${formError}" and keeps what was typed [FORM-14, FORM-15]`,
    group: 'forms',
    async run(site) {
      const checks = new Checks();
      await visiting(site.browser, site.origin, async (visit) => {
        const { page, context } = visit;
        await visit.open(pathOf('customer'));
        await visit.allAlive();
        await context.setOffline(true);
        await page.locator('main form [name="name"]').fill('드릴');
        await page.locator('main form [name="phone"]').fill('010-0000-0000');
        await page.locator('main form button[type="submit"]').click();
        const main = page.locator('main');
        await checks.soon('it says so', async () => (await main.innerText()).includes(formError));
        const kept = await page.locator('main form [name="name"]').inputValue();
        checks.equal('what was typed', kept, '드릴');
      });
      return checks.list();
    },
  },
  {
    title: 'something typed is never lost to a page load that the site decides on',
    group: 'forms',
    async run(site) {
      const checks = new Checks();
      const proxy = await site.openProxy();
      proxy.break(/^\/remotes\/mfe-floorplan\//, 'refused');
      await visiting(site.browser, proxy.origin, async (visit) => {
        const { page } = visit;
        await visit.open(pathOf('privacy'));
        await visit.allAlive();
        await visit.mark();
        await visit.follow(pathOf('home'));
        const name = page.locator('main form [name="name"]');
        await name.fill('드릴');
        const main = page.locator('main');
        await checks.soon(
          'the dead part says so',
          async () => (await main.innerText()).includes(unavailable),
          {
            withinMs: triesEndWithinMs,
            seen: () => main.innerText(),
          },
        );
        await page.waitForTimeout(3_000);
        checks.that('the document is the same', await visit.isMarked(), 'it was loaded anew');
        checks.equal('what was typed', await name.inputValue(), '드릴');
      });
      return checks.list();
    },
  },
];
