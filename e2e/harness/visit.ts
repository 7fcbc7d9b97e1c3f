import type { Page, Response } from '@playwright/test';
import { lacksKoreanFace } from '../../shell/src/boot/korean-face';
import { hydrated } from './hydrated';

/** Opens a page and waits until its frame is alive. @returns the document's answer */
export async function visit(page: Page, url: string): Promise<Response> {
  const response = await page.goto(url);
  if (!response) throw new Error(`${url} was not loaded: only its fragment changed`);
  await readable(page);
  await hydrated(page);
  return response;
}

/** Opens a page and waits until all of it is alive, the remotes' regions too. @returns the document's answer */
export async function visitAlive(page: Page, url: string): Promise<Response> {
  const response = await visit(page, url);
  await regionsAlive(page);
  return response;
}

/** React marks every element it has taken over; a region waits for its remote longer than the frame around it. */
export async function regionsAlive(page: Page): Promise<void> {
  await page.waitForFunction(areRegionsAlive);
}

/** Runs in the page. */
export function areRegionsAlive(): boolean {
  const { siteBoot } = globalThis as { siteBoot?: { isPending?: (element: Element) => boolean } };
  return [...document.querySelectorAll('[data-module]')].every(
    ({ firstElementChild: content }) =>
      Object.keys(content ?? {}).some((key) => key.startsWith('__reactFiber')) &&
      // Hydrated is not yet released: until then a click is queued.
      !(content && siteBoot?.isPending?.(content)),
  );
}

/** A system without Korean faces gets the site's soon after load, and everything finds its place once more. */
export async function readable(page: Page): Promise<void> {
  if (!(await page.evaluate(lacksKoreanFace))) return;
  await page
    .waitForFunction(
      () => document.fonts.size > 0 && !document.documentElement.style.opacity,
      undefined,
      { timeout: 3_000 },
    )
    // A spec may hold the faces back.
    .catch(() => undefined);
}
