import type { Page } from '@playwright/test';

/**
 * Hydrates the page as a visitor's first input does, and waits until the shell has: it sets `data-hydrated` on <html>.
 * The input is only an event, without a pointer that would hover somewhere.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(showIntent, undefined, { timeout: 15_000 });
}

/** Runs in the page, again and again: the boot file may come later. @returns whether the frame is hydrated */
export function showIntent(): boolean {
  dispatchEvent(new Event('pointermove'));
  return document.documentElement.dataset['hydrated'] === 'true';
}

/** Waits until the boot file has run. The pre-paint script creates `siteBoot` before, without its functions. */
export async function bootFileRan(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'start' in ((globalThis as { siteBoot?: object }).siteBoot ?? {}),
  );
}
