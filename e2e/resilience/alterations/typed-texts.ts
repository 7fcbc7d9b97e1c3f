import type { Page } from '@playwright/test';

const fields =
  'main :is(input[type=text], input[type=tel], input[type=email], input[type=search], textarea)';

/** Types into every field of the page and leaves the focus in the first. @returns how many there are */
export async function typeEverywhere(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    const found = document.querySelectorAll<HTMLInputElement>(selector);
    for (const [index, field] of found.entries()) field.value = `typed ${index}`;
    found[0]?.focus({ preventScroll: true });
    return found.length;
  }, fields);
}

/** @returns the fields that hold what was typed, and whether the focus is where it was */
export async function readTyped(page: Page): Promise<{ kept: number; hasFocus: boolean }> {
  return page.evaluate((selector) => {
    const found = [...document.querySelectorAll<HTMLInputElement>(selector)];
    return {
      kept: found.filter((field, index) => field.value === `typed ${index}`).length,
      hasFocus: found.length === 0 || document.activeElement === found[0],
    };
  }, fields);
}
