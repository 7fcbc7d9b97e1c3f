import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** A finger at rest for this long has no velocity when it is lifted. */
const restMs = 100;

/** Touches the middle of an element, moves and lifts the finger; negative is to the left and up. */
export async function swipe(page: Page, target: Locator, xPx: number, yPx = 0): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to swipe: the element is not shown');
  const start = { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 200) / 2 };
  await swipeFrom(page, start, xPx, yPx);
}

/** @param start in the window */
export async function swipeFrom(
  page: Page,
  start: { readonly x: number; readonly y: number },
  xPx: number,
  yPx: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: start.x + xPx * part, y: start.y + yPx * part }],
    });
  await send('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', part);
  // Lifting a moving finger starts a fling, and a tap during a fling only stops it.
  await setTimeout(restMs);
  await send('touchEnd');
  await session.detach();
}

/**
 * Two fingers touch both sides of an element's middle and move apart (or together). @param spreadsPx their distances,
 * in turn
 */
export async function pinch(
  page: Page,
  target: Locator,
  spreadsPx: readonly [number, ...number[]],
): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to pinch: the element is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spreadPx?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        spreadPx === undefined
          ? []
          : [
              { x: x - spreadPx / 2, y, id: 0 },
              { x: x + spreadPx / 2, y, id: 1 },
            ],
    });
  const [first, ...others] = spreadsPx;
  await send('touchStart', first);
  for (const spread of others) await send('touchMove', spread);
  await send('touchEnd');
  await session.detach();
}
