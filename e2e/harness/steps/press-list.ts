/** What a visitor does on the hydrated press list. */
import type { Page } from '@playwright/test';
import { expect } from '../test';

export { list } from './press-pages';

export const rows = (page: Page) => page.locator('tbody tr');
export const titleLink = (page: Page, title: string) =>
  page.getByRole('link', { name: title, exact: true });

/** Presses 더보기 and waits for the rows. */
export async function loadMore(page: Page): Promise<void> {
  const shown = await rows(page).count();
  await page.getByRole('button', { name: '더보기' }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(shown);
}

/** @returns the distance of a row's link from the top of the window, in pixels; NaN without such a link */
export async function topOf(page: Page, title: string): Promise<number> {
  const box = await titleLink(page, title).boundingBox();
  return box?.y ?? NaN;
}

/** Opens an article whose row is in the middle of the window. @returns where its link was, see `topOf` */
export async function openInMiddle(page: Page, title: string): Promise<number> {
  const link = titleLink(page, title);
  await link.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const top = await topOf(page, title);
  await link.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  return top;
}
