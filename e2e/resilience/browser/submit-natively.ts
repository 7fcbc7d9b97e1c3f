import { expectPath } from '../test';
import type { Visit } from './visit';

/**
 * Submits the page's form as plain HTML while its code fails, then opens the page again.
 * @param hydrates whether the shell hydrates that page
 */
export async function submitNatively(
  visit: Visit,
  path: string,
  { hydrates = true } = {},
): Promise<void> {
  const { page } = visit;
  const form = page.locator('main form[action^="/forms/"]').first();
  await form.locator('[name="name"]').fill('시험');
  await form.locator('[name="phone"]').fill(newPhone());
  // Like a visitor: the key goes to the caret, even while a remote is being hydrated.
  await page.keyboard.press('Enter');
  await expectSubmitted(visit);
  await visit.open(path);
  if (hydrates) await visit.shellHydrated();
}

export function expectSubmitted({ page }: Pick<Visit, 'page'>): Promise<void> {
  return expectPath(page, "a registration arrives without the form's code", '/forms/done', 20_000);
}

/** Two native submissions of one phone number within a minute count as a duplicate. */
export function newPhone(): string {
  return `010-0000-${Math.random().toString().slice(2, 10)}`;
}
