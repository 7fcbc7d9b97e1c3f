/** Parts of the frame that specs of it look at. */
import type { Page } from '@playwright/test';

export const header = (page: Page) => page.getByRole('banner');
export const headerMenu = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' });
/** One of the six groups: its own link and its panel. */
export const group = (page: Page, index: number) =>
  headerMenu(page).locator('> ul > li').nth(index);
export const footer = (page: Page) => page.getByRole('contentinfo');
export const scrollTop = (page: Page) => page.evaluate(() => scrollY);
