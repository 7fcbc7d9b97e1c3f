import type { Page } from '@playwright/test';
import { waitForBootFile } from '../../harness/steps/hydrated';
import { expect } from '../test';
import { expectSubmitted, newPhone } from './submit-natively';

/** Opens the popup by the phone link of the header, once the boot file runs. */
export async function openPopup(page: Page) {
  await waitForBootFile(page);
  await page.locator('header a[data-registration]').first().click();
  const dialog = page.getByRole('dialog', { name: '방문예약 등록' });
  await dialog.waitFor();
  return dialog;
}

/** Without its code, the popup opens with its text, and its native form sends a registration exactly once. */
export async function expectPlainPopup(page: Page): Promise<void> {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/forms/popup'))
      posts.push(request.url());
  });
  const dialog = await openPopup(page);
  await expect(dialog, 'the popup opens').toBeVisible();
  expect(await dialog.innerText(), 'the text of the popup').toContain('개인정보 수집·이용 안내');
  await dialog.locator('[name="name"]').fill('시험');
  await dialog.locator('[name="phone"]').fill(newPhone());
  await dialog.locator('button[type="submit"]').click();
  await expectSubmitted({ page });
  expect(posts, 'registrations sent').toHaveLength(1);
}
