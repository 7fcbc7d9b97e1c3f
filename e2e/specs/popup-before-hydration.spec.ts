// The popup is in the HTML of every page: it opens, closes and posts before any script but the boot file has
// arrived, and React hydrates it while it is open.
import type { Page } from '@playwright/test';
import { containerName } from '@site/contract';
import { holdScripts } from '../harness/browser/hold-requests';
import { waitForBootFile, hydrate } from '../harness/steps/hydrated';
import {
  isBoxProperty,
  styleDifferences,
  computedStylesOf,
} from '../harness/checks/computed-styles';
import {
  collectPopupPosts,
  fillPopup,
  isPopupHydrated,
  openPopup,
  popup,
  submitButton,
  visitor,
} from '../harness/steps/popup-form';
import { sitePages, urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

const path = '/Brand/intro';

const isNoBox = (property: string) => !isBoxProperty(property);

/** After this a submit that waits for script is posted natively. */
const heldMs = 3_000;

const historyLength = (page: Page) => page.evaluate(() => history.length);

test(
  'every page contains it closed, outside of every label and landmark',
  { tag: '@mobile' },
  async ({ request }) => {
    for (const { url } of [...sitePages, { url: '/no/such/page' }]) {
      const html = await (await request.get(url)).text();
      const [[, template = ''] = [], ...more] = html.matchAll(
        /<template id="registration-popup">(.*?)<\/template>/gs,
      );
      expect(more, url).toHaveLength(0);
      expect(template, url).toMatch(/^<dialog [^>]*aria-labelledby="registration-popup-title"/);
      expect(template, url).toMatch(/<form [^>]*action="\/forms\/popup" method="post"/);
    }
  },
);

test(
  'its code does not run before the pointer or focus reaches an opener',
  { tag: '@mobile' },
  async ({ page }) => {
    const isRunning = () =>
      page.evaluate((name) => name in globalThis, containerName('mfe-registration'));
    await visitHydrated(page, path);
    await page.waitForLoadState('networkidle');
    expect(await isRunning()).toBe(false);
    await page.locator('a[data-registration]:visible').first().focus();
    await expect.poll(isRunning).toBe(true);
    await expect(popup(page)).toHaveCount(0);
  },
);

test.describe('with every script but the boot file delayed', () => {
  test('it opens, modal and styled, and closes by its button and by Escape [POPUP-1, POPUP-13]', async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto(path);
    const opener = page.locator('a[data-registration]:visible').first();
    for (const close of ['button', 'Escape']) {
      await openPopup(page);
      await expect(page).toHaveURL(path);
      expect(await popup(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      await expect(popup(page)).toHaveCSS('overscroll-behavior-y', 'contain');
      await expect(popup(page).locator(':focus')).toHaveCount(1);
      await expect(popup(page).getByRole('button', { name: /등록/ })).toHaveCount(1);
      await fillPopup(page);
      if (close === 'button') await popup(page).getByRole('button', { name: '닫기' }).click();
      else await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    await openPopup(page);
    await expect(popup(page).getByLabel('이름')).toHaveValue('');
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  });

  test('back closes it and re-adds its entry; by its button, the next back leaves the page [POPUP-9, POPUP-10, POPUP-11]', async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto('/Brand/video');
    await page.goto(path);
    const atFirst = await historyLength(page);
    await openPopup(page);
    expect(await historyLength(page)).toBe(atFirst + 1);
    await page.goBack();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect.poll(() => isAtPopupEntry(page)).toBe(true);
    expect(await historyLength(page)).toBe(atFirst + 1);
    await openPopup(page);
    await popup(page).getByRole('button', { name: '닫기' }).click();
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  test(
    'a submit shows that it waits, and is posted natively, once [POPUP-2, FORM-27]',
    { tag: '@mobile' },
    async ({ page }) => {
      const posts = collectPopupPosts(page);
      await page.clock.install();
      await holdScripts(page);
      await page.goto(path);
      await openPopup(page);
      await submitButton(page).click();
      await expect(popup(page).locator('input:invalid')).toHaveCount(2);
      await fillPopup(page);
      await submitButton(page).click();
      await expect(popup(page).locator('form')).toHaveAttribute('aria-busy', 'true');
      expect(
        await submitButton(page).evaluate((button) => getComputedStyle(button, '::after').content),
      ).toBe('"등록 중..."');
      await submitButton(page).click({ force: true });
      await page.keyboard.press('Enter');
      await page.clock.runFor(heldMs);
      await page.waitForURL(urlOf('form-done'), { waitUntil: 'commit' });
      expect(posts).toHaveLength(1);
      expect(posts[0]?.isNavigationRequest()).toBe(true);
    },
  );

  test('closed right after sending it still arrives', { tag: '@mobile' }, async ({ page }) => {
    const posts = collectPopupPosts(page);
    await holdScripts(page);
    await page.goto(path);
    await openPopup(page);
    await fillPopup(page);
    await popup(page).getByLabel('연락처').press('Enter');
    await popup(page).getByRole('button', { name: '닫기' }).click();
    await page.waitForURL(urlOf('form-done'), { waitUntil: 'commit' });
    expect(posts).toHaveLength(1);
  });
});

test.describe('when its code arrives while it is open', () => {
  test(
    'letters, focus and a syllable that is being composed stay',
    { tag: '@mobile' },
    async ({ page }) => {
      const arrive = await holdScripts(page);
      await page.goto(path);
      await openPopup(page);
      await popup(page).getByLabel('연락처').fill(visitor.phone);
      await popup(page).getByRole('checkbox').check();
      const name = popup(page).getByLabel('이름');
      await name.fill('홍길');
      const ends = await name.evaluateHandle((input) => {
        const seen: string[] = [];
        input.addEventListener('compositionend', () => seen.push('end'));
        return seen;
      });
      const session = await page.context().newCDPSession(page);
      await session.send('Input.imeSetComposition', {
        selectionStart: 1,
        selectionEnd: 1,
        text: '도',
      });
      arrive();
      await expect.poll(() => isPopupHydrated(page)).toBe(true);
      await expect(name).toBeFocused();
      await expect(name).toHaveValue('홍길도');
      expect(await ends.jsonValue()).toEqual([]);
      await session.send('Input.imeSetComposition', {
        selectionStart: 1,
        selectionEnd: 1,
        text: '동',
      });
      await session.send('Input.insertText', { text: '동' });
      await expect(name).toHaveValue('홍길동');
      await expect(popup(page).getByLabel('연락처')).toHaveValue(visitor.phone);
      await expect(popup(page).getByRole('checkbox')).toBeChecked();
    },
  );

  test('a submit that waited goes on in the page, once', { tag: '@mobile' }, async ({ page }) => {
    const posts = collectPopupPosts(page);
    // All but its own code is there: three seconds are short on a busy machine.
    const arrive = await holdScripts(page, /\/remotes\/mfe-registration\//);
    await page.clock.install();
    await visitHydrated(page, path);
    await openPopup(page);
    await fillPopup(page);
    await submitButton(page).click();
    arrive();
    await expect(popup(page).getByRole('status')).toContainText('등록이 완료되었습니다.');
    await expect(page).toHaveURL(path);
    await page.clock.runFor(heldMs + 500);
    expect(posts.map((post) => post.postDataJSON() as unknown)).toEqual([
      { ...visitor, email: '', visitDate: '' },
    ]);
  });

  test('it looks as before', async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto(path);
    await openPopup(page);
    const before = await computedStylesOf(page, 'dialog');
    expect(Object.keys(before.elements).length).toBeGreaterThan(20);
    arrive();
    await expect.poll(() => isPopupHydrated(page)).toBe(true);
    expect(styleDifferences(before, await computedStylesOf(page, 'dialog'), isNoBox)).toEqual([]);
  });

  for (const moment of ['while it is hydrated', 'afterwards'])
    test(`back closes it and stays on the page, ${moment}`, async ({ page }) => {
      const arrive = await holdScripts(page);
      await page.goto('/Brand/video');
      await page.goto(path);
      await openPopup(page);
      arrive();
      if (moment === 'afterwards') await expect.poll(() => isPopupHydrated(page)).toBe(true);
      await page.goBack();
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await hydrate(page);
      await openPopup(page);
      await expect.poll(() => isPopupHydrated(page)).toBe(true);
      await popup(page).getByRole('button', { name: '닫기' }).click();
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(path);
    });
});

test.describe('when its remote does not load', () => {
  test.use({
    allowedProblems: {
      requests: /mfe-registration|ERR_FAILED/,
      console: /mfe-registration|did not/,
    },
  });

  test(
    'it opens all the same and its form arrives, once [POPUP-13]',
    { tag: '@mobile' },
    async ({ page }) => {
      await page.route('**/remotes/mfe-registration/**', (route) => route.abort());
      const posts = collectPopupPosts(page);
      await page.clock.install();
      await visitHydrated(page, path);
      await openPopup(page);
      await fillPopup(page);
      await submitButton(page).click();
      await page.clock.runFor(heldMs);
      await page.waitForURL(urlOf('form-done'), { waitUntil: 'commit' });
      expect(posts).toHaveLength(1);
      expect(new URLSearchParams(posts[0]?.postData() ?? '').get('name')).toBe(visitor.name);
    },
  );
});

test(
  'the privacy policy opens in a new window, and what is typed stays',
  { tag: '@mobile' },
  async ({ page }) => {
    await visitHydrated(page, path);
    await openPopup(page);
    await expect.poll(() => isPopupHydrated(page)).toBe(true);
    await popup(page).getByLabel('이름').fill(visitor.name);
    const opened = page.waitForEvent('popup');
    await popup(page).getByRole('link', { name: '개인정보처리방침 새 창' }).click();
    await expect(await opened).toHaveURL(urlOf('privacy'));
    await expect(page).toHaveURL(path);
    await expect(popup(page).getByLabel('이름')).toHaveValue(visitor.name);
  },
);

test(
  'its styles are late: it waits for them half a second, then opens',
  { tag: '@mobile' },
  async ({ page }) => {
    await page.route('**/media/styles/**/popup.css', () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    await waitForBootFile(page);
    await openPopup(page);
  },
);

function isAtPopupEntry(page: Page): Promise<boolean> {
  return page.evaluate(
    () => (history.state as { registrationPopup?: number } | null)?.registrationPopup === 1,
  );
}
