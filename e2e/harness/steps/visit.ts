import type { Page, Response } from '@playwright/test';
import { lacksKoreanFace } from 'shell/korean-face';
import { hydrate } from './hydrated';

/** Opens a page and waits until the shell has hydrated it. @returns the document's response */
export async function visit(page: Page, url: string): Promise<Response> {
  const response = await page.goto(url);
  if (!response) throw new Error(`${url} was not loaded: only its fragment changed`);
  await waitForFaces(page);
  await hydrate(page);
  return response;
}

/** Opens a page and waits until the shell and every remote have hydrated. @returns the document's response */
export async function visitHydrated(page: Page, url: string): Promise<Response> {
  const response = await visit(page, url);
  await waitForRemotes(page);
  return response;
}

/** Remotes hydrate later than the frame around them. */
export async function waitForRemotes(page: Page): Promise<void> {
  await page.waitForFunction(areRemotesHydrated);
}

/** Runs in the page. */
export function areRemotesHydrated(): boolean {
  const isEmpty = ({ firstElementChild }: Element) => !firstElementChild;
  return (
    !document.querySelector('[data-island][data-props]') &&
    ![...document.querySelectorAll('[data-module]')].some(isEmpty)
  );
}

/** The parts that wait for the site's typefaces (shell/src/boot/korean-face.ts). */
export const withoutFaces = '[style*="content-visibility"]';

/** A system without Korean typefaces gets the site's soon after load, which causes another layout. */
export async function waitForFaces(page: Page): Promise<void> {
  if (await page.evaluate(lacksKoreanFace)) await waitForFacesWithin(page, 3_000);
}

/** For a page of such a system. @param timeout ms, after which a spec or another system may have no typefaces yet */
async function waitForFacesWithin(page: Page, timeout: number): Promise<void> {
  await page
    .waitForFunction(
      (waiting) =>
        document.fonts.size > 0 &&
        !document.documentElement.style.opacity &&
        !document.querySelector(waiting),
      withoutFaces,
      { timeout },
    )
    .catch(() => undefined);
}
