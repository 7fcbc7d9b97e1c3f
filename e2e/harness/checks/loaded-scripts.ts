/** Every script of a page with all four remotes. */
import type { Page, Response } from '@playwright/test';
import { navigateInApp } from '../steps/in-app';
import { waitForHydratedPopup } from '../steps/popup-form';
import { urlOf } from '../steps/site-pages';
import { expect } from '../test';
import { visitHydrated } from '../steps/visit';

/** Home contains three remotes, the press list the fourth; the popup's code loads when it opens. */
export async function loadEverything(page: Page) {
  await visitHydrated(page, '/');
  await page.getByRole('link', { name: /방문예약 등록 열기/ }).click();
  await waitForHydratedPopup(page);
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await navigateInApp(page, urlOf('press-list'));
  await expect(page.getByRole('heading', { level: 1, name: '언론보도' })).toBeVisible();
  await expect(page.getByLabel('관리자 이메일')).toBeAttached();
}

export function collectScripts(page: Page): () => Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return async () => {
    await Promise.all(responses.map((response) => response.finished()));
    return responses;
  };
}
