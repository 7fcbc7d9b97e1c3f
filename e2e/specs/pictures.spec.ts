// No page shows a broken, stretched or nameless picture, and every file that some browser might choose is there.
import { contentTypeOf, pictureAddresses } from '../harness/picture-addresses';
import { loadPictures, shownPictures, type ShownPicture } from '../harness/shown-pictures';
import { sitePages } from '../harness/site-pages';
import { expect, test } from '../harness/test';
import { visitAlive } from '../harness/visit';

/** Whole pixels of a box; more is a picture out of its ratio. */
const distortionLimit = 0.02;

/** What the design shows in the place of a picture that has no files. */
const placeholder = '#root span > svg[viewBox^="0 0 100 "]';

test.describe('every picture arrives, in its ratio, with size and Korean words', () => {
  for (const { path, url } of sitePages)
    test(path, async ({ page }) => {
      await visitAlive(page, url);
      await loadPictures(page);
      const pictures = await shownPictures(page);
      await expect(page.locator(placeholder)).toHaveCount(0);
      expect(pictures.map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
    });
});

test('every picture arrives without script, too', async ({ browser, baseURL }, testInfo) => {
  test.setTimeout(120_000);
  const { viewport = null, deviceScaleFactor, isMobile, hasTouch } = testInfo.project.use;
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport,
    ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
    ...(isMobile !== undefined && { isMobile }),
    ...(hasTouch !== undefined && { hasTouch }),
  });
  const page = await context.newPage();
  for (const { path, url } of sitePages) {
    // Lazy is only what script may postpone: here all have loaded by then.
    await page.goto(url);
    const faults = (await shownPictures(page)).map(faultOf).filter((fault) => fault !== undefined);
    expect.soft(faults, path).toEqual([]);
  }
  await context.close();
});

test(
  'every candidate, poster, icon and og:image answers with what its name promises',
  { tag: '@desktop' },
  async ({ request, baseURL }) => {
    test.setTimeout(120_000);
    const addresses = new Set<string>();
    for (const { url } of sitePages) {
      const html = await (await request.get(url)).text();
      for (const address of pictureAddresses(html, baseURL ?? '')) addresses.add(address);
    }
    // Drawings, the hero's two cameras in three widths and two formats, icons.
    expect(addresses.size).toBeGreaterThan(25);
    for (const address of addresses) {
      const answer = await request.head(address);
      expect.soft(answer.status(), address).toBe(200);
      expect.soft(answer.headers()['content-type'], address).toMatch(contentTypeOf(address));
      expect.soft(Number(answer.headers()['content-length']), address).toBeGreaterThan(100);
    }
  },
);

/** @returns what is wrong with it */
function faultOf({ file, alt, hasSize, naturalWidth, distortion }: ShownPicture) {
  if (naturalWidth === 0) return `${file} is broken`;
  if (!hasSize) return `${file} has no width or height`;
  if (alt === null) return `${file} has no alt`;
  if (alt !== '' && !/\p{Script=Hangul}/u.test(alt)) return `${file}: alt "${alt}"`;
  if (distortion > distortionLimit) return `${file} is stretched by ${distortion.toFixed(3)}`;
  return undefined;
}
