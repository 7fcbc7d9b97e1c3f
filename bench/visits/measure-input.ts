import type { Browser, Page } from '../../e2e/harness/browser/launch';
import type { Figures } from '../statistics/rounds';
import { openPhone } from './phone';
import { enableTaps, tap } from './tap';

/** The actions of a visitor on home: the same in every candidate, by selectors that all of them have. */
const taps: readonly (readonly [name: string, selector: string])[] = [
  ['menu', 'header button[popovertarget="menu" i]'],
  ['menu group', '#menu details:nth-of-type(2) > summary'],
  ['menu close', '#menu button[popovertargetaction="hide" i]'],
  ['slide', '[aria-label="7장 중 3번째"]'],
  ['accordion', 'details[name="home-unit"]:not([open]) > summary'],
  ['tab', '#tour-84B-tab'],
  ['field', '#visit-name'],
];

const typed = '홍길동 hong';

/** Long enough to paint the result of an input on a slow processor. */
const afterInputMs = 700;

/** The time of a visitor before the first tap. */
const beforeFirstTapMs = 2500;

/** @returns `inp`, and the slowest interaction of every step, at a processor four times slower */
export async function measureInput(browser: Browser, url: string): Promise<Figures> {
  const { page, session, close } = await openPhone(browser);
  try {
    await enableTaps(session);
    await page.addInitScript(observeInteractions);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(beforeFirstTapMs);
    const slowest: Record<string, number> = {};
    for (const [name, selector] of taps) {
      const target = page.locator(selector).first();
      await target.scrollIntoViewIfNeeded();
      tap(session, await centerOf(target, selector));
      await page.waitForTimeout(afterInputMs);
      slowest[name] = await takeSlowest(page);
    }
    await page.keyboard.type(typed, { delay: 100 });
    await page.waitForTimeout(afterInputMs);
    slowest['typing'] = await takeSlowest(page);
    // Below fifty interactions INP is the slowest one.
    return { inp: Math.max(...Object.values(slowest)), ...slowest };
  } finally {
    await close();
  }
}

async function centerOf(target: ReturnType<Page['locator']>, selector: string) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not visible.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

declare global {
  var slowestInteraction: number | undefined;
}

/** Runs in the page. */
function observeInteractions(): void {
  globalThis.slowestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId)
        globalThis.slowestInteraction = Math.max(
          globalThis.slowestInteraction ?? 0,
          entry.duration,
        );
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

function takeSlowest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const slowest = globalThis.slowestInteraction ?? 0;
    globalThis.slowestInteraction = 0;
    return slowest;
  });
}
