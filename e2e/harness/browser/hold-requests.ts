import type { Page } from '@playwright/test';

/** Every script but the boot file. */
const allButBoot = /\/(shell\/[^/]+\/(?!boot\.)|remotes\/)[^?]*\.js$/;

/** The shell's main script: without it, the page stays plain HTML. */
const shellMain = /\/shell\/.*\/main\.[^/]*\.js$/;

/** Delays requests. @returns a function that releases them */
export async function holdRequests(page: Page, urls: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(urls, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Delays scripts, by default all but the boot file. @returns a function that releases them */
export function holdScripts(page: Page, scripts = allButBoot): Promise<() => void> {
  return holdRequests(page, scripts);
}

/** Delays the shell's main script. @returns a function that releases it */
export function holdShell(page: Page): Promise<() => void> {
  return holdScripts(page, shellMain);
}
