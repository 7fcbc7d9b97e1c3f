// The popup's form as a visitor uses it, before and after its code has arrived.
import { expect, type Page, type Request } from '@playwright/test';
import { isHydratedByReact } from './hydrated';

export const visitor = { name: '방문 예정자', phone: '010-0000-0000' };

export const popup = (page: Page) => page.getByRole('dialog', { name: '방문예약 등록' });
export const submitButton = (page: Page) => popup(page).locator('button[type="submit"]');

export async function openPopup(page: Page) {
  await page.locator('a[data-registration]:visible').first().click();
  await expect(popup(page)).toBeVisible();
}

export async function fillPopup(page: Page) {
  await popup(page).getByLabel('이름').fill(visitor.name);
  await popup(page).getByLabel('연락처').fill(visitor.phone);
}

export async function isPopupHydrated(page: Page): Promise<boolean> {
  return popup(page).evaluate(isHydratedByReact);
}

/** Waits until React has hydrated the open popup. */
export async function waitForHydratedPopup(page: Page): Promise<void> {
  await page.waitForFunction(isHydratedByReact, 'dialog');
}

export function collectPopupPosts(page: Page): readonly Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/forms/popup')) posts.push(request);
  });
  return posts;
}
