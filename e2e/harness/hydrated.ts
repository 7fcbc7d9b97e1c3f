import { expect, type Page } from '@playwright/test';

/** Waits until the shell has hydrated: it sets `data-hydrated` on <html>, at the latest some seconds after load. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true', { timeout: 15_000 });
}
