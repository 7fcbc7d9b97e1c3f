// Every file that any browser might choose for a picture exists. For the pictures shown see every-route.spec.ts, and
// no-script-every-route.spec.ts.
import { contentTypeOf, pictureAddresses } from '../harness/checks/picture-addresses';
import { sitePages } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';

test.use({ hasPictures: true });

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
