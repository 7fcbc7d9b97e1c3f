// Back and forward: the cache restores every page as it was left, and client navigation restores the scroll position.
import type { Page } from '@playwright/test';
import { hasBackForwardCache, leaveAndReturn } from '../harness/browser/back-forward-cache';
import { isMarked, markTab } from '../harness/steps/in-app';
import { showIntent } from '../harness/steps/hydrated';
import { inRawTab, type RawTab } from '../harness/browser/raw-tab';
import { sitePages, urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { areRemotesHydrated, visitHydrated } from '../harness/steps/visit';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scroll = (page: Page, y: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
const privacyLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' });

test.describe('the scroll position', () => {
  test('is where it was after back and forward inside the page; a new page begins at its top', async ({
    page,
  }) => {
    await visitHydrated(page, urlOf('location-guide'));
    await markTab(page);
    await scroll(page, 700);
    await privacyLink(page).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('h1')).toHaveText('개인정보처리방침');
    await expect.poll(() => top(page), 'a new page').toBe(0);
    await scroll(page, 300);
    await page.goBack();
    await expect(page).toHaveURL(urlOf('location-guide'));
    await expect.poll(() => top(page), 'back').toBe(700);
    await page.goForward();
    await expect(page).toHaveURL(urlOf('privacy'));
    await expect.poll(() => top(page), 'forward').toBe(300);
    expect(await isMarked(page), 'no page load').toBe(true);
  });

  test(
    'is restored by the browser after a phone has ended the hidden tab',
    { tag: '@mobile' },
    async ({ page }) => {
      await visitHydrated(page, urlOf('location-guide'));
      const restoration = (isHidden: boolean) =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
          document.dispatchEvent(new Event('visibilitychange'));
          return history.scrollRestoration;
        }, isHidden);
      expect(await restoration(true)).toBe('auto');
      expect(await restoration(false)).toBe('manual');
    },
  );

  test(
    'is where it was after a reload, and after that on the entry before',
    { tag: '@mobile' },
    async ({ page }) => {
      await visitHydrated(page, urlOf('location-guide'));
      await scroll(page, 700);
      await privacyLink(page).evaluate((link: HTMLElement) => link.click());
      await expect(page.locator('h1')).toHaveText('개인정보처리방침');
      await scroll(page, 300);
      await page.reload();
      await expect.poll(() => top(page), 'reload').toBe(300);
      await visitHydratedAgain(page);
      await page.goBack();
      await expect(page).toHaveURL(urlOf('location-guide'));
      await expect.poll(() => top(page), 'back').toBe(700);
    },
  );

  test(
    'before hydration, back after a reload loads the page of the address',
    { tag: '@mobile' },
    async ({ page }) => {
      await visitHydrated(page, urlOf('location-guide'));
      await privacyLink(page).evaluate((link: HTMLElement) => link.click());
      await expect(page.locator('h1')).toHaveText('개인정보처리방침');
      await page.reload();
      await page.goBack();
      await expect(page).toHaveURL(urlOf('location-guide'));
      await expect(page.locator('h1')).not.toHaveText('개인정보처리방침');
      await visitHydratedAgain(page);
      await expect(page.locator('h1')).not.toHaveText('개인정보처리방침');
    },
  );

  test('is where it was on back to /#84A and on its reload, without scrolling to the viewer again', async ({
    page,
  }) => {
    await page.goto('about:blank');
    await visitHydrated(page, '/#84A');
    await scroll(page, 300);
    await privacyLink(page).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('h1')).toHaveText('개인정보처리방침');
    await page.goBack();
    const selected = page.getByRole('tab', { name: '84A㎡', selected: true });
    await expect(selected).toHaveCount(1);
    await expect.poll(() => top(page), 'back').toBe(300);
    await page.reload();
    await visitHydratedAgain(page);
    await expect(selected).toHaveCount(1);
    expect(await top(page), 'reload').toBe(300);
  });

  test(
    'is where it was below cards that the visitor opened, with the chosen tab',
    { tag: '@mobile' },
    async ({ page }) => {
      await visitHydrated(page, urlOf('home'));
      const cards = page.locator('main li > details');
      const open = () => cards.evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
      await cards.locator('summary').first().click();
      await cards.locator('summary').last().click();
      const opened = await open();
      expect(opened.filter(Boolean).length, 'open cards').toBeGreaterThan(0);
      const tab = page.getByRole('tab', { name: '84B' }).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await page.locator('#visit-name').scrollIntoViewIfNeeded();
      // Skipped parts above get their real heights now, and the scroll position is kept.
      await page.waitForTimeout(500);
      const y = await top(page);
      await privacyLink(page).evaluate((link: HTMLElement) => link.click());
      await expect(page.locator('h1')).toHaveText('개인정보처리방침');
      await page.goBack();
      await expect(page).toHaveURL(urlOf('home'));
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(await open()).toEqual(opened);
      await expect.poll(() => top(page)).toBe(y);
    },
  );

  test.describe('with a late remote', () => {
    // Delayed on purpose; on a slow machine until the first attempt gives up.
    test.use({ allowedProblems: { console: /did not load/ } });

    test(
      'is reached as soon as a late remote makes the page high enough',
      { tag: '@mobile' },
      async ({ page }) => {
        await visitHydrated(page, urlOf('home'));
        await scroll(page, 3_000);
        // Skipped parts above get their real heights now, and the scroll position is kept.
        await page.waitForTimeout(500);
        const y = await top(page);
        expect(y).toBeGreaterThan(2_500);
        await privacyLink(page).evaluate((link: HTMLElement) => link.click());
        await expect(page.locator('h1')).toHaveText('개인정보처리방침');
        let come: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (come = resolve));
        await page.route(/\/remotes\/mfe-content\//, async (route) => {
          await held;
          await route.continue();
        });
        await page.reload();
        await visitHydratedAgain(page);
        await page.goBack();
        await expect(page).toHaveURL(urlOf('home'));
        await page.waitForTimeout(500);
        expect(await top(page), 'while the remote is on its way').toBeLessThan(y);
        come();
        await expect.poll(() => top(page)).toBe(y);
      },
    );
  });

  test("stays while the popup opens, and while the browser's back and its own button close it", async ({
    page,
  }) => {
    await visitHydrated(page, urlOf('location-guide'));
    await scroll(page, 700);
    const open = () =>
      page
        .locator('a[data-registration]')
        .last()
        .evaluate((link: HTMLElement) => link.click());
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await top(page)).toBe(700);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await top(page)).toBe(700);
    await open();
    await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.waitForTimeout(300);
    expect(await top(page)).toBe(700);
  });
});

test.describe('the back/forward cache', { tag: '@desktop' }, () => {
  test.beforeAll(async ({ baseURL }) => {
    test.skip(
      !(await hasBackForwardCache(baseURL ?? '')),
      'this browser has no back/forward cache',
    );
  });

  test('restores every page, hydrated or not', async ({ baseURL, adminPanel }) => {
    test.setTimeout(180_000);
    const article = await adminPanel.publish({ title: '돌아오는 기사' });
    const articleUrl = urlOf('press-article', { site: article.siteId, id: article.id });
    await inRawTab(async (tab) => {
      for (const url of [...sitePages.map((page) => page.url), articleUrl]) {
        await tab.open(`${baseURL}${url}`);
        if (url !== urlOf('brand-intro')) await wake(tab);
        // A clip that is still loading keeps its page out of Chromium's cache.
        await tab.until(
          `[...document.querySelectorAll('video')].every((clip) => clip.networkState !== 2)`,
        );
        expect.soft(await leaveAndReturn(tab, '/robots.txt'), url).toEqual([]);
      }
    });
  });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`gives back a page with a menu or the popup open, and after a form was sent (${width} px)`, async ({
      baseURL,
    }) => {
      test.setTimeout(90_000);
      await inRawTab(
        async (tab) => {
          for (const [state, path, become] of states) {
            await tab.open(`${baseURL}${path}`);
            await wake(tab);
            await become(tab);
            expect.soft(await leaveAndReturn(tab, '/robots.txt'), state).toEqual([]);
          }
        },
        { width, height },
      );
    });
});

type State = readonly [what: string, path: string, become: (tab: RawTab) => Promise<void>];

const click = (selector: string) => `document.querySelector('${selector}').click()`;
const openPopup = async (tab: RawTab) => {
  await tab.evaluate(click('header a[data-registration]'));
  await tab.until(`document.querySelector('dialog')?.matches(':modal')`);
};
const send = async (tab: RawTab, form: string, answer: string) => {
  await tab.evaluate(`(() => {
    for (const field of document.querySelectorAll('${form} [required]'))
      if (field.type === 'checkbox') field.checked = true;
      else field.value = '010-0000-0000';
    document.querySelector('${form}').requestSubmit();
  })()`);
  await tab.until(`document.body.innerText.includes('${answer}')`);
};
const refuseForms = async (tab: RawTab) => {
  await tab.send('Network.enable');
  await tab.send('Network.setBlockedURLs', { urls: ['*/forms/*'] });
};
const allowForms = (tab: RawTab) => tab.send('Network.setBlockedURLs', { urls: [] });

const states: readonly State[] = [
  [
    'the phone menu is open',
    urlOf('brand-intro'),
    async (tab) => {
      await tab.evaluate(`document.querySelector('[popover]').showPopover()`);
    },
  ],
  ['the popup is open', urlOf('brand-intro'), openPopup],
  [
    'the popup was sent',
    urlOf('brand-intro'),
    async (tab) => {
      await openPopup(tab);
      await send(tab, 'dialog form', '완료');
    },
  ],
  [
    'the popup could not be sent',
    urlOf('brand-intro'),
    async (tab) => {
      await refuseForms(tab);
      await openPopup(tab);
      await send(tab, 'dialog form', '오류');
      await allowForms(tab);
    },
  ],
  ['the form of a page was sent', urlOf('customer'), async (tab) => send(tab, 'main form', '완료')],
  [
    'the form of a page could not be sent',
    urlOf('customer'),
    async (tab) => {
      await refuseForms(tab);
      await send(tab, 'main form', '오류');
      await allowForms(tab);
    },
  ],
];

/** After the visitor's first input, shell and remotes hydrate the page. */
async function wake(tab: RawTab) {
  await tab.until(`(${showIntent.toString()})()`);
  await tab.until(`(${areRemotesHydrated.toString()})()`);
}

async function visitHydratedAgain(page: Page) {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
}
