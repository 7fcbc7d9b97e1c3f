// Client navigation without a link to click, and the check that no page was loaded.
import type { Page } from '@playwright/test';
import type {} from '../../../shell/src/boot/boot-bridge';

/** Navigates to a path like a link of the hydrated page: a new history entry, no page load. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    await globalThis.siteBoot?.leavingPopup;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

const mark = 'markOfThisTab';

/** A page load removes the mark. */
export async function markTab(page: Page): Promise<void> {
  await page.evaluate((name) => void Object.assign(globalThis, { [name]: true }), mark);
}

export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate((name) => name in globalThis, mark);
}
