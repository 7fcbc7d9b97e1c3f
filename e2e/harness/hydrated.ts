import type { Page } from '@playwright/test';

/**
 * Hydrates the page as a visitor's first sign does, and waits until the shell has: it sets `data-hydrated` on <html>.
 * The sign is an event alone, without a pointer that would rest somewhere and hover.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(showIntent, undefined, { timeout: 15_000 });
}

/** Runs in the page, again and again: the boot file may come later. @returns whether the frame is hydrated */
export function showIntent(): boolean {
  dispatchEvent(new Event('pointermove'));
  return document.documentElement.dataset['hydrated'] === 'true';
}
