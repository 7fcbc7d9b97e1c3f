import { launchChromium, type Page } from '../../e2e/harness/browser/launch';

/**
 * @returns a PNG of a self-contained page, with a transparent background
 * @param scale device pixels per CSS pixel
 */
export function pictureOfPage(
  html: string,
  width: number,
  height: number,
  scale = 1,
): Promise<Buffer> {
  const window = { viewport: { width, height }, deviceScaleFactor: scale };
  return withPage(html, window, (page) => page.screenshot({ omitBackground: true }));
}

/** @returns a PDF of a self-contained page, in the paper size of its style */
export function printPage(html: string): Promise<Buffer> {
  return withPage(html, {}, (page) =>
    page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }),
  );
}

/** Loads the page, with its typefaces, in the Chromium of the browser specs. */
async function withPage(
  html: string,
  window: { viewport?: { width: number; height: number }; deviceScaleFactor?: number },
  work: (page: Page) => Promise<Buffer>,
): Promise<Buffer> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage(window);
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    return await work(page);
  } finally {
    await browser.close();
  }
}
