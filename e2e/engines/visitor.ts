// What a visitor does with mouse and keyboard, and sees, in any engine.
import { expect } from '@playwright/test';
import type { Tab } from './driver/tab';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys without a character, by WebDriver's numbers. */
const keys = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004', ArrowRight: '\uE014' } as const;

/**
 * Clicks into the middle of the first shown element, once it is there.
 * @param text part of what the element says, or its accessible name by attribute
 */
export async function click(tab: Tab, selector: string, text = ''): Promise<void> {
  await moveTo(tab, selector, text);
  await tab.perform({
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  });
}

/** Moves the mouse there: for a page, a visitor's first input. */
export async function moveTo(tab: Tab, selector: string, text = ''): Promise<void> {
  const { x, y } = await restingPoint(tab, selector, text);
  await tab.perform({
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [{ type: 'pointerMove', x, y }],
  });
}

/** Once it stands still: parts of the page that the browser has skipped so far get their real heights. */
async function restingPoint(tab: Tab, selector: string, text: string): Promise<Point> {
  const seen: (Point | null)[] = [];
  await expect(async () => {
    seen.push(await tab.run(pointOf, selector, text));
    expect(seen.at(-1), `${selector} ${text}`).not.toBeNull();
    expect(seen.at(-1)).toEqual(seen.at(-2));
  }).toPass({ intervals: [50] });
  return seen.at(-1) as Point;
}

/** Clicks the field and types. */
export async function type(tab: Tab, selector: string, text: string): Promise<void> {
  await click(tab, selector);
  await typeKeys(tab, [...text]);
}

export async function press(tab: Tab, key: keyof typeof keys): Promise<void> {
  await typeKeys(tab, [keys[key]]);
}

async function typeKeys(tab: Tab, values: readonly string[]): Promise<void> {
  await tab.perform({
    type: 'key',
    id: 'keyboard',
    actions: values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  });
}

/** Waits until an element that matches and contains the text is shown. */
export async function expectShown(tab: Tab, selector: string, text = ''): Promise<void> {
  await expectInPage(tab, `shown: ${selector} ${text}`, isShown, selector, text);
}

export async function expectHidden(tab: Tab, selector: string, text = ''): Promise<void> {
  await expect
    .poll(() => tab.run(isShown, selector, text), { message: `hidden: ${selector} ${text}` })
    .toBe(false);
}

export async function expectPath(tab: Tab, path: string): Promise<void> {
  await expect(async () => {
    expect(decodeURIComponent(await tab.run(() => location.pathname))).toBe(
      decodeURIComponent(path),
    );
  }).toPass();
}

/** Waits until `condition`, run in the page, is true; a navigation meanwhile does not fail it. */
export async function expectInPage<Args extends readonly unknown[]>(
  tab: Tab,
  what: string,
  condition: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  await expect(async () => {
    expect(await tab.run(condition, ...args), what).toBe(true);
  }).toPass();
}

/** Runs in the page. */
function isShown(selector: string, text: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) => element.checkVisibility() && element.textContent.includes(text),
  );
}

/** Runs in the page: scrolls there. @returns the middle of the element in the window */
function pointOf(selector: string, text: string): Point | null {
  const element = [...document.querySelectorAll(selector)].find(
    (one) =>
      one.checkVisibility() &&
      `${one.textContent} ${one.getAttribute('aria-label') ?? ''}`.includes(text),
  );
  if (!element) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}
