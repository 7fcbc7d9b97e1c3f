// No visitor waits for pixels that the screen cannot show, for pictures outside the viewport, or for scripts and typefaces.
// every-route.spec.ts checks a window of 1440.
import type { BrowserContextOptions, Page } from '@playwright/test';
import { drawnPictures, isLargerThanShown } from '../harness/checks/picture-file-sizes';
import { largestPaint } from '../harness/checks/largest-paint';
import { sitePages } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';

test.use({ hasPictures: true });

// The workers share the windows: each takes seconds.
test.describe.configure({ mode: 'parallel' });

/** Of a route's largest paint on a phone. */
const largestBytes = 58_000;

/** Before the largest paint. */
const maxTypefaceBytes = 20 * 1024;

/** Of home before a scroll: document, styles, pictures and the script in the page. */
const homeBytes = 250_000;
/** Its pictures. */
const homePictureBytes = 150_000;
/** What the browser fetches at low priority once nothing else is wanted: code, and typefaces of the next page. */
const fetchedWhileIdle = ['fetch', 'other'];

type Window = Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor' | 'isMobile'>;

/** The phone that Lighthouse emulates. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const phones: Readonly<Record<string, Window>> = {
  '390 × 3': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true },
  '412 × 1.75': phone,
};
/** `npm test` visits all pages with one phone; every-route.spec.ts does on a desktop. */
const tagsOf = (name: string) => ['@desktop', ...(/1.75/.test(name) ? [] : ['@thorough'])];
const windows: Readonly<Record<string, Window>> = {
  ...phones,
  '768 × 2': { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2, isMobile: true },
  '1024': { viewport: { width: 1024, height: 768 } },
  '1920': { viewport: { width: 1920, height: 1080 } },
};

for (const [name, window] of Object.entries(windows))
  test.describe(`in a window of ${name}`, { tag: tagsOf(name) }, () => {
    test.use(window);

    const isPhone = window === phone;
    const largest = isPhone ? '; the largest comes first, it alone, and is light' : '';
    test(`no picture has more pixels than its place can show${largest}`, async ({ page }) => {
      test.setTimeout(180_000);
      for (const { path, url } of sitePages) {
        await page.goto(url, { waitUntil: isPhone ? 'load' : 'domcontentloaded' });
        if (isPhone) await expectLightLargestPaint(page, path);
        const pictures = await drawnPictures(page);
        expect.soft(pictures.filter(isLargerThanShown), path).toEqual([]);
      }
    });
  });

async function expectLightLargestPaint(page: Page, path: string) {
  // Text is painted first; the picture may take some frames more.
  await expect
    .poll(() => largestPaint(page), path)
    .toMatchObject({
      file: expect.stringMatching(/\/media\//),
      priority: expect.stringMatching(/^(high|VIDEO)$/),
    });
  const { file, bytes, typefaceBytes, scripts } = await largestPaint(page);
  expect.soft(bytes, `${path} ${file}`).toBeLessThanOrEqual(largestBytes);
  expect.soft(typefaceBytes, `${path}: typefaces before it`).toBeLessThanOrEqual(maxTypefaceBytes);
  // The boot file is one.
  expect.soft(scripts.length, `${path}: ${scripts.join()}`).toBeLessThanOrEqual(1);
  await expect.soft(page.locator('img[fetchpriority="high"]'), path).toHaveCount(1);
}

for (const [name, window] of Object.entries(phones))
  test.describe(`on a phone of ${name}`, { tag: '@desktop' }, () => {
    test.use(window);

    test('home fetches little before a scroll', async ({ page }) => {
      const fetched: { readonly bytes: number; readonly url: string; readonly type: string }[] = [];
      const read: Promise<void>[] = [];
      page.on('requestfinished', (request) => {
        const type = request.resourceType();
        if (fetchedWhileIdle.includes(type)) return;
        const sizes = request.sizes().then(({ responseBodySize: bytes }) => {
          // From the cache it is negative.
          if (bytes > 0) fetched.push({ bytes, url: request.url(), type });
        });
        read.push(sizes);
      });
      await page.goto('/', { waitUntil: 'networkidle' });
      await Promise.all(read);
      // The light on the hero comes after all of this, and has a budget of its own (imagery/videos/videos.test.ts).
      const loop = fetched.findIndex(({ url }) => url.includes('/hero-loop.'));
      if (loop >= 0) fetched.splice(loop, 1);
      const files = fetched.map(({ bytes, url }) => `${bytes} ${url}`).join('\n');
      const pictures = fetched.filter(({ type }) => type === 'image');
      const sum = (some: typeof fetched) => some.reduce((all, { bytes }) => all + bytes, 0);
      expect(pictures.length).toBeGreaterThan(0);
      expect(sum(pictures), files).toBeLessThanOrEqual(homePictureBytes);
      expect(sum(fetched), files).toBeLessThanOrEqual(homeBytes);
    });
  });
