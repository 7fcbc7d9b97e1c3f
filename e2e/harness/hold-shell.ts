import type { Page } from '@playwright/test';

/** Keeps the shell's main script back: the page stays as the first HTML made it. @returns lets it come */
export async function holdShell(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/shell\/.*\/main\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
