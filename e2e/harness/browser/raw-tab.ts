import { setTimeout as delay } from 'node:timers/promises';
import { launchRawChromium, type RawChromium } from './raw-chromium';

interface TargetInfo {
  readonly targetId: string;
  readonly type: string;
  readonly subtype?: string;
}

interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** One tab of a raw Chromium. The active page may change when a prerendered page is activated. */
export interface RawTab {
  readonly open: (url: string) => Promise<void>;
  /** Evaluates in the active page. @throws Error with what the expression throws */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** Polls until the expression is truthy in the active page. @throws Error on the timeout */
  readonly until: (expression: string) => Promise<void>;
  readonly hover: (selector: string) => Promise<void>;
  /** Presses the button at the pointer. */
  readonly press: () => Promise<void>;
  /** Sends a command to the active page. */
  readonly send: RawChromium['send'];
  /** Evaluates in each prerendered page. */
  readonly evaluateAhead: <T>(expression: string) => Promise<readonly T[]>;
}

const withinMs = 15_000;

/** Runs `work` with a tab of a new browser and closes the browser afterwards. @param viewport as of `openRawTab` */
export async function inRawTab<T>(
  work: (tab: RawTab, browser: RawChromium) => Promise<T>,
  viewport?: Viewport,
): Promise<T> {
  const browser = await launchRawChromium();
  try {
    return await work(await openRawTab(browser, viewport), browser);
  } finally {
    await browser.close();
  }
}

/** @param viewport of the pages that the tab opens; prerendered pages inherit it */
async function openRawTab(
  browser: RawChromium,
  viewport: Viewport = { width: 1440, height: 900 },
): Promise<RawTab> {
  const pages = new Map<string, TargetInfo>();
  browser.on(({ method, params }) => {
    const { sessionId, targetInfo } = params as { sessionId: string; targetInfo: TargetInfo };
    if (method === 'Target.attachedToTarget' && targetInfo.type === 'page')
      pages.set(sessionId, targetInfo);
    if (method === 'Target.detachedFromTarget') pages.delete(sessionId);
    if (method === 'Target.targetInfoChanged')
      for (const [session, { targetId }] of pages)
        if (targetId === targetInfo.targetId) pages.set(session, targetInfo);
  });
  await browser.send('Target.setDiscoverTargets', { discover: true });
  const { targetInfos } = await browser.send<{ targetInfos: TargetInfo[] }>('Target.getTargets', {
    filter: [{ type: 'tab' }],
  });
  const [tab] = targetInfos;
  const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId: tab?.targetId,
    flatten: true,
  });
  await browser.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    sessionId,
  );
  const shown = () => [...pages].findLast(([, { subtype }]) => subtype !== 'prerender')?.[0];
  const send: RawChromium['send'] = (method, params) => browser.send(method, params, shown());
  await send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: false,
  });

  let pointer = { x: 0, y: 0 };
  const mouse = (type: string, button: 'left' | 'none') =>
    send('Input.dispatchMouseEvent', { type, ...pointer, button, clickCount: 1 });
  const evaluate = <T>(expression: string) => evaluateIn<T>(browser, shown(), expression);
  async function until(expression: string) {
    const giveUpAt = Date.now() + withinMs;
    // A page that is being unloaded does not respond.
    while (!(await evaluate(expression).catch(() => false))) {
      if (Date.now() > giveUpAt) throw new Error(`Not within ${withinMs / 1000} s: ${expression}`);
      await delay(20);
    }
  }
  return {
    send,
    evaluate,
    until,
    async open(url) {
      await send('Page.navigate', { url });
      await until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`);
    },
    async hover(selector) {
      const link = `document.querySelector(${JSON.stringify(selector)})`;
      await evaluate(`${link}.scrollIntoView({ block: 'nearest', behavior: 'instant' })`);
      const place = await evaluate<{ x: number; y: number }>(
        `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${link}.getBoundingClientRect())`,
      );
      pointer = { x: place.x - 2, y: place.y };
      await mouse('mouseMoved', 'none');
      pointer = place;
      await mouse('mouseMoved', 'none');
    },
    async press() {
      await mouse('mousePressed', 'left');
      await mouse('mouseReleased', 'left');
    },
    evaluateAhead: <T>(expression: string) =>
      Promise.all(
        [...pages]
          .filter(([, { subtype }]) => subtype === 'prerender')
          .map(([session]) => evaluateIn<T>(browser, session, expression)),
      ),
  };
}

async function evaluateIn<T>(
  browser: RawChromium,
  session: string | undefined,
  expression: string,
): Promise<T> {
  const answer = browser.send<{
    result: { value: T };
    exceptionDetails?: { exception?: { description?: string } };
  }>('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }, session);
  const { result, exceptionDetails } = await Promise.race([answer, noAnswer(expression)]);
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
  return result.value;
}

/** A page whose main thread hangs never answers. */
async function noAnswer(expression: string): Promise<never> {
  await delay(withinMs, undefined, { ref: false });
  throw new Error(`No answer within ${withinMs / 1000} s: ${expression}`);
}
