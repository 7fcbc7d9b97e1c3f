import type { Page } from '@playwright/test';

/**
 * Hydrates the page like a visitor's first input, and waits for the shell: it sets `data-hydrated` on <html>.
 * The input is only an event, without a pointer that would hover somewhere. It does not come before the boot file has
 * run: Playwright's routes switch the cache off, and without one the preload at such an input can be a second request.
 */
export async function hydrate(page: Page): Promise<void> {
  await waitForBootFile(page);
  await page.waitForFunction(showIntent, undefined, { timeout: 15_000 });
}

/** Runs in the page, repeatedly, because the boot file may be loaded later. @returns whether the frame is hydrated */
export function showIntent(): boolean {
  dispatchEvent(new Event('pointermove'));
  return document.documentElement.dataset['hydrated'] === 'true';
}

/**
 * Runs in the page. React marks every element that it has hydrated.
 * @param target an element, or the selector of one
 */
export function isHydratedByReact(target: Element | string): boolean {
  const element = typeof target === 'string' ? document.querySelector(target) : target;
  return Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'));
}

/** Waits until the boot file has run. The pre-paint script creates `siteBoot` before, without its functions. */
export async function waitForBootFile(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'start' in ((globalThis as { siteBoot?: object }).siteBoot ?? {}),
  );
}
