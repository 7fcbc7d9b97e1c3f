import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repositoryRoot } from '@site/release';
import { expect } from '../test';

const folder = join(repositoryRoot, 'imagery/media/pictures');
const [drawn = ''] = readdirSync(folder).filter((file) =>
  /^banner-dusk\..*-1600\.webp$/.test(file),
);

/** One of our pictures, as the administrator's file. */
export const aPicture = {
  name: '단지 전경.webp',
  mimeType: 'image/webp',
  buffer: readFileSync(join(folder, drawn)),
};

/** Waits for a picture of the page. @returns the width of the file that the browser chose, in pixels */
export async function shownWidth(page: Page, alt: string): Promise<number> {
  const picture = page.getByRole('img', { name: alt });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('.avif');
  return picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
}
