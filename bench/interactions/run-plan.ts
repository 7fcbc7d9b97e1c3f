import { phone, type Browser, type CDPSession, type Page } from '../../e2e/harness/browser/launch';
import { waitForFacesWithin } from '../../e2e/harness/steps/visit';
import { runBeforePage } from '../run-before-page';
import { enableTaps, tap } from '../visits/tap';
import type { Plan } from './plans';
import { watchPage, type Watched } from './watch-page';

export interface Result extends Watched {
  /** The final state of the page. */
  readonly shown: string;
}

const cpuSlowdown = 4;
const everyMs = 100;
const settlesWithinMs = 20_000;

/**
 * Visits a page as a phone with a slow processor, and taps and types from its first paint on.
 * @param isReturning the code of the page is in the browser's cache
 */
export async function runPlan(
  browser: Browser,
  url: string,
  plan: Plan,
  isReturning: boolean,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (isReturning) {
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.goto('about:blank');
    }
    await enableTaps(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await runBeforePage(page, watchPage);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.watched().paintedAtMs !== undefined);
    await act(page, devtools, plan);
    await page
      .waitForFunction(
        `document.documentElement.dataset.hydrated && (${plan.shown}) === ${JSON.stringify(plan.expected)}`,
        undefined,
        { timeout: settlesWithinMs },
      )
      .catch(() => undefined);
    await page.waitForTimeout(1_000);
    const watched = await page.evaluate(() => globalThis.watched());
    return { ...watched, shown: String(await page.evaluate(plan.shown)) };
  } finally {
    await context.close();
  }
}

async function act(page: Page, devtools: CDPSession, { target, taps, text = '' }: Plan) {
  const point = await placeAtRest(page, target);
  const pace = () => page.waitForTimeout(everyMs);
  for (let count = 0; count < taps; count++) {
    tap(devtools, point);
    await pace();
  }
  // Korean letters do not queue behind the tap as keys do, and a visitor types once the field has the focus.
  if (text)
    await page.waitForFunction((selector) => document.activeElement?.matches(selector), target);
  // Not awaited one by one: a busy page responds late, and a visitor does not wait for it.
  const sent: Promise<void>[] = [];
  for (const letter of text) {
    sent.push(typeLetter(page, letter));
    await pace();
  }
  await Promise.all(sent);
}

/**
 * A visitor taps what is painted and at rest. Below the first screen that is after the styles of that part, and without a
 * Korean face on this machine after the site's own faces: both move what is below.
 */
async function placeAtRest(page: Page, target: string) {
  const element = page.locator(target).first();
  // A machine with a Korean face gets no other on a first page.
  const isBelow = await element.evaluate(
    (shown) => shown.getBoundingClientRect().top > innerHeight,
  );
  if (isBelow) await waitForFacesWithin(page, 2_000);
  return element.evaluate(async (shown) => {
    if (!shown.closest('header')) shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    let { left, top, width, height } = shown.getBoundingClientRect();
    for (let still = 0, frames = 0; still < 2 && frames < 200; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const next = shown.getBoundingClientRect();
      const isStyled = styles.every(({ sheet }) => sheet);
      still = isStyled && next.left === left && next.top === top ? still + 1 : 0;
      ({ left, top, width, height } = next);
    }
    return { x: left + width / 2, y: top + height / 2 };
  });
}

/** Korean letters come from an input method, without a key of their own. */
function typeLetter(page: Page, letter: string): Promise<void> {
  return /[\u{20}-\u{7E}]/u.test(letter)
    ? page.keyboard.press(letter === ' ' ? 'Space' : letter)
    : page.keyboard.insertText(letter);
}
