import type { Browser, CDPSession, Page } from '../../e2e/harness/browser/launch';

/** The phone of mobile Lighthouse. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'ko-KR',
};

const slowdown = 4;

export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

/** A new visitor: empty cache, no cookies, a processor four times slower. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, close: () => context.close() };
}
