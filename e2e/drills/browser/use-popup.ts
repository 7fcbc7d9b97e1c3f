import type { Page } from '@playwright/test';
import type { Checks } from '../runner/checks';

/** Opens the popup by the header's phone number, once the boot file runs. */
export async function openPopup(page: Page) {
  await page.waitForFunction(() => 'siteBoot' in globalThis);
  await page.locator('header a[data-registration]').first().click();
  const dialog = page.getByRole('dialog', { name: '방문예약 등록' });
  await dialog.waitFor();
  return dialog;
}

/** Waits until React has taken the open popup over. */
export async function popupAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('dialog') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** The popup without its code: it opens, reads, and a registration by its native form arrives, once. */
export async function usePlainPopup(checks: Checks, page: Page): Promise<void> {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/forms/popup'))
      posts.push(request.url());
  });
  const opening = openPopup(page);
  await opening.then(
    () => checks.add('it opens'),
    (error: unknown) => checks.add('it opens', String(error)),
  );
  const dialog = await opening;
  const text = await dialog.innerText();
  checks.that('it reads', text.includes('개인정보 수집·이용 안내'), text);
  await dialog.locator('[name="name"]').fill('드릴');
  // Two native posts of one phone within a minute are one.
  await dialog.locator('[name="phone"]').fill(`010-0000-${Math.random().toString().slice(2, 10)}`);
  await Promise.all([
    page.waitForURL('**/forms/done', { waitUntil: 'commit' }),
    dialog.locator('button[type="submit"]').click(),
  ]).then(
    () => checks.add('a registration arrives without its code'),
    (error: unknown) => checks.add('a registration arrives without its code', String(error)),
  );
  checks.equal('posts', posts.length, 1);
}
