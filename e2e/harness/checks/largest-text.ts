import type { Page } from '@playwright/test';
import { brokenWords } from './broken-words';
import { sidewaysOverflowPx } from './overflow';

/**
 * Shows the open page in the largest text, as the control does, and then as it was.
 * @returns what scrolls sideways, breaks words into letters, or hides a tab
 */
export async function problemsInLargestText(
  page: Page,
  widths: readonly number[],
): Promise<readonly string[]> {
  const before = page.viewportSize();
  const show = (size: string) =>
    page.evaluate((chosen) => (document.documentElement.dataset['textSize'] = chosen), size);
  await show('2');
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const tooWidePx = await sidewaysOverflowPx(page);
    const found = [
      ...(tooWidePx > 0 ? [`${tooWidePx} px too wide`] : []),
      ...(await brokenWords(page.locator('body'))),
      ...(await tabsOutside(page)).map((tab) => `${tab} is hidden`),
    ];
    problems.push(...found.map((problem) => `at ${width} px: ${problem}`));
  }
  await show('0');
  if (before) await page.setViewportSize(before);
  return problems;
}

/** @returns the labels of tabs that are partly beside the window, before or after hydration */
function tabsOutside(page: Page): Promise<string[]> {
  return page.locator('main :is([role="tab"], a[data-enhanced][href^="#"])').evaluateAll((tabs) =>
    tabs
      .filter((tab) => {
        const { left, right } = tab.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth;
      })
      .map((tab) => tab.textContent),
  );
}
