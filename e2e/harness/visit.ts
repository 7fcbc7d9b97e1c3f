import type { Page, Response } from '@playwright/test';
import { hydrated } from './hydrated';

/** Opens a page and waits until it is alive. @returns the document's answer */
export async function visit(page: Page, url: string): Promise<Response> {
  const response = await page.goto(url);
  if (!response) throw new Error(`${url} was not loaded: only its fragment changed`);
  await hydrated(page);
  return response;
}
