// The popup's entry in the history: one step back closes the popup, and whatever goes further is left as the browser
// made it.
import type { Page } from '@playwright/test';
import { holdScripts } from '../harness/browser/hold-requests';
import { navigateInApp } from '../harness/steps/in-app';
import { openPopup, popup } from '../harness/steps/popup-form';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

const first = urlOf('brand-intro');
const second = urlOf('privacy');

/** @returns the entries' ids, which new entries do not have, and which of them is the current one */
async function readHistory(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
  await session.detach();
  return { entries: entries.map(({ id, url }) => `${id} ${url}`), currentIndex };
}

/** In a task of its own: the traversal may replace the document that evaluates this. */
const traverse = (page: Page, steps: number) =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), steps);

/** As two quick presses of the browser's button: the second comes before the page has answered the first. */
async function pressBackTwice(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
  const goTo = (index: number) =>
    session.send('Page.navigateToHistoryEntry', { entryId: entries[index]?.id ?? -1 });
  await Promise.all([goTo(currentIndex - 1), goTo(currentIndex - 2)]);
}

async function expectPage(page: Page, path: string, title: string) {
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toHaveText(title);
  await expect(popup(page)).toHaveCount(0);
}

const arrivals: Record<string, (page: Page) => Promise<unknown>> = {
  'by a link in the page': (page) => navigateInApp(page, second),
  'by a page load': (page) => visitHydrated(page, second),
};

for (const [arrival, arrive] of Object.entries(arrivals)) {
  test(`two steps back over a page reached ${arrival} leave every entry [POPUP-17]`, async ({
    page,
  }) => {
    await visitHydrated(page, first);
    await arrive(page);
    await expectPage(page, second, '개인정보처리방침');
    await openPopup(page);
    const opened = await readHistory(page);
    await traverse(page, -2);
    await expectPage(page, first, '브랜드 소개');
    expect(await readHistory(page)).toEqual({ ...opened, currentIndex: opened.currentIndex - 2 });
    await traverse(page, 1);
    await expectPage(page, second, '개인정보처리방침');
    await traverse(page, 1);
    await expectPage(page, second, '개인정보처리방침');
    expect(await readHistory(page)).toEqual(opened);
  });

  test(`back twice at once from a page reached ${arrival} leads to the page before, forward to it again [POPUP-17]`, async ({
    page,
  }) => {
    await visitHydrated(page, first);
    await arrive(page);
    await expectPage(page, second, '개인정보처리방침');
    await openPopup(page);
    const { entries, currentIndex } = await readHistory(page);
    await pressBackTwice(page);
    await expectPage(page, first, '브랜드 소개');
    const left = await readHistory(page);
    expect(left.currentIndex).toBe(currentIndex - 2);
    // The first step may have closed the popup and added its entry anew.
    expect(left.entries.slice(0, -1)).toEqual(entries.slice(0, -1));
    expect(left.entries).toHaveLength(entries.length);
    await traverse(page, 1);
    await expectPage(page, second, '개인정보처리방침');
  });
}

test('two steps back before hydration, over a reloaded page, leave every entry [POPUP-17]', async ({
  page,
}) => {
  await visitHydrated(page, first);
  await navigateInApp(page, second);
  await expectPage(page, second, '개인정보처리방침');
  await holdScripts(page);
  await page.reload();
  await openPopup(page);
  const opened = await readHistory(page);
  await traverse(page, -2);
  await expectPage(page, first, '브랜드 소개');
  expect(await readHistory(page)).toEqual({ ...opened, currentIndex: opened.currentIndex - 2 });
});

test('two steps back over the entry that an earlier back has added again leave every entry [POPUP-17]', async ({
  page,
}) => {
  await visitHydrated(page, first);
  for (let closed = 0; closed < 2; closed += 1) {
    await openPopup(page);
    await page.goBack();
    await expect(popup(page)).toHaveCount(0);
    await expect.poll(() => popupsInState(page)).toBe(closed + 1);
  }
  await openPopup(page);
  const opened = await readHistory(page);
  await traverse(page, -2);
  await expect(popup(page)).toHaveCount(0);
  await page.waitForTimeout(200);
  expect(await readHistory(page)).toEqual({ ...opened, currentIndex: opened.currentIndex - 2 });
});

test('a link pressed the moment it is closed is followed, and back returns to the page [POPUP-17]', async ({
  page,
}) => {
  await visitHydrated(page, first);
  await openPopup(page);
  const { currentIndex } = await readHistory(page);
  await page.evaluate((path) => {
    const link = document.querySelector<HTMLElement>(`#root footer a[href="${path}"]`);
    const dialog = document.querySelector('dialog');
    dialog?.addEventListener('close', () => link?.click());
    dialog?.close();
  }, second);
  await expectPage(page, second, '개인정보처리방침');
  expect((await readHistory(page)).currentIndex).toBe(currentIndex);
  await page.goBack();
  await expectPage(page, first, '브랜드 소개');
});

test('a fragment in the address closes it and adds no other entry [POPUP-17]', async ({ page }) => {
  await visitHydrated(page, first);
  await openPopup(page);
  const { entries } = await readHistory(page);
  await page.evaluate(() => (location.hash = 'main'));
  await expect(popup(page)).toHaveCount(0);
  expect((await readHistory(page)).entries.slice(0, -1)).toEqual(entries);
});

function popupsInState(page: Page): Promise<number | undefined> {
  return page.evaluate(
    () => (history.state as { registrationPopup?: number } | null)?.registrationPopup,
  );
}
