import type { Locator } from '@playwright/test';

/** @returns all text of an element, visible or not, each run of white space as one space */
export async function wordsOf(locator: Locator): Promise<string> {
  return ((await locator.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
}
