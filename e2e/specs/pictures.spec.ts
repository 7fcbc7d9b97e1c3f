// No page shows a broken, stretched or nameless picture without script either (with it: every-route.spec), and every file
// that some browser might choose is there.
import { contentTypeOf, pictureAddresses } from '../harness/picture-addresses';
import { pictureProblems } from '../harness/shown-pictures';
import { sitePages } from '../harness/site-pages';
import { expect, test } from '../harness/test';

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
    expect.soft(await pictureProblems(page), path).toEqual([]);
  }
  await context.close();
});

test(
  'every candidate, poster, icon and og:image has the content type of its file name',
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
