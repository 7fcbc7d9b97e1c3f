import type { Page } from '@playwright/test';

/** Delays the shell's main script: the page stays plain HTML. @returns a function that releases it */
export async function holdShell(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/shell\/.*\/main\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
