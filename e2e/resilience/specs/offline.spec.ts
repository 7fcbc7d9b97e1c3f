import { pathOf } from '@site/contract';
import { expectCompletePage, showsTextOf } from '../browser/expect-complete-page';
import { visiting } from '../browser/visit';
import { expect, expectSoon, test } from '../test';

const unavailable = '이 내용을 잠시 표시할 수 없습니다.';
const formError = '오류가 발생했습니다. 나중에 다시 시도해 주세요.';
const attemptsEndWithinMs = 30_000;
const inTime = { timeout: attemptsEndWithinMs, useInnerText: true };

test(
  `offline after load: loaded modules still open, others show "${unavailable}" until the network returns`,
  { tag: '@offline' },
  async ({ site }) => {
    const proxy = await site.openProxy();
    const [first, second, other] = [
      pathOf('floor-plan-84A'),
      pathOf('floor-plan-59A'),
      pathOf('business-guide'),
    ];
    await visiting(site.browser, proxy.origin, async (visit) => {
      const { page, context } = visit;
      await visit.open(first);
      await visit.allHydrated();
      await context.setOffline(true);
      await expectCompletePage(visit, site.healthy, first);
      await visit.mark();
      await visit.follow(second);
      await expectSoon('a page of the same module opens', () =>
        showsTextOf(visit, site.healthy, second),
      );
      await visit.follow(other);
      await expect(page.locator('main'), 'a page of another').toContainText(unavailable, inTime);
      expect(await visit.isMarked(), 'the document is still the first').toBe(true);
      expect((await visit.facts()).phoneLinks, 'phone links').toBeGreaterThan(0);
      expect(visit.errors, 'uncaught errors').toEqual([]);
      await context.setOffline(false);
      await expectSoon(
        'online again, the page appears by itself',
        () => showsTextOf(visit, site.healthy, other),
        { withinMs: attemptsEndWithinMs },
      );
    });
  },
);

test(
  `offline after load: a form shows "${formError}" and keeps its input [FORM-14, FORM-15]`,
  { tag: '@forms' },
  async ({ site }) => {
    await visiting(site.browser, site.origin, async (visit) => {
      const { page, context } = visit;
      await visit.open(pathOf('customer'));
      await visit.allHydrated();
      await context.setOffline(true);
      await page.locator('main form [name="name"]').fill('시험');
      await page.locator('main form [name="phone"]').fill('010-0000-0000');
      await page.locator('main form button[type="submit"]').click();
      await expect(page.locator('main'), 'the message').toContainText(formError, inTime);
      const name = await page.locator('main form [name="name"]').inputValue();
      expect(name, 'the input').toBe('시험');
    });
  },
);

test(
  'a page load that the site starts itself never discards typed input',
  { tag: '@forms' },
  async ({ site }) => {
    const proxy = await site.openProxy();
    proxy.inject(/^\/remotes\/mfe-floorplan\//, 'refuses connections');
    await visiting(site.browser, proxy.origin, async (visit) => {
      const { page } = visit;
      await visit.open(pathOf('privacy'));
      await visit.allHydrated();
      await visit.mark();
      await visit.follow(pathOf('home'));
      const name = page.locator('main form [name="name"]');
      await name.fill('시험');
      // Not the inner text: the browser skips parts far from the viewport, which then have none.
      await expect(page.locator('main'), 'the failing remote').toContainText(unavailable, {
        timeout: attemptsEndWithinMs,
      });
      await page.waitForTimeout(3_000);
      expect(await visit.isMarked(), 'the document is still the first').toBe(true);
      expect(await name.inputValue(), 'the input').toBe('시험');
    });
  },
);
