import type { Visit } from '../browser/visit';
import type { Checks } from '../runner/checks';

/**
 * A registration by the form as HTML: filled in and sent while its code is dead. Ends on the page it began on.
 * @param isAlive whether the frame of that page comes to life
 */
export async function postNatively(
  checks: Checks,
  visit: Visit,
  path: string,
  { isAlive = true } = {},
): Promise<void> {
  const { page } = visit;
  const form = page.locator('main form[action^="/forms/"]').first();
  await form.locator('[name="name"]').fill('드릴');
  // Two native posts of one phone within a minute are one.
  await form.locator('[name="phone"]').fill(`010-0000-${Math.random().toString().slice(2, 10)}`);
  await Promise.all([
    page.waitForURL('**/forms/done', { waitUntil: 'commit' }),
    // As visitors do: a key goes wherever the caret is, also when a region is being put back meanwhile.
    page.keyboard.press('Enter'),
  ]).then(
    () => checks.add('a registration arrives without its code'),
    (error: unknown) => checks.add('a registration arrives without its code', String(error)),
  );
  await visit.open(path);
  if (isAlive) await visit.hydrated();
}
