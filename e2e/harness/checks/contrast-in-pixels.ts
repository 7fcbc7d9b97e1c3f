import type { Page } from '@playwright/test';

/**
 * What a visitor sees, whatever a browser made of the colours in the styles.
 * @param picture a PNG of a text on its ground
 * @returns the contrast of its darkest and its lightest pixel, as WCAG defines it: 1 to 21
 */
export async function contrastInPixels(page: Page, picture: Buffer): Promise<number> {
  // A page of the site may refuse the address.
  const reader = await page.context().newPage();
  const contrast = await reader.evaluate(
    async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const { data } = canvas?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const linear = Array.from(data, (value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      let [darkest, lightest] = [1, 0];
      for (let at = 0; at < linear.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = linear.slice(at, at + 3);
        const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        darkest = Math.min(darkest, luminance);
        lightest = Math.max(lightest, luminance);
      }
      return (lightest + 0.05) / (darkest + 0.05);
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  await reader.close();
  return contrast;
}
