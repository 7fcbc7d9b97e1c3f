import type { Page } from '@playwright/test';

/** Makes the browser render every part of the page, so that positions and sizes are final. */
export async function showSkippedParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}
