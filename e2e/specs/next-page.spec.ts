// The next page is prefetched or prerendered while the pointer rests on its link; that counts no view.
import type { APIRequestContext } from '@playwright/test';
import { speculationRulesType } from '@site/contract/speculation-rules';
import { hasBackForwardCache } from '../harness/browser/back-forward-cache';
import { addressOf, list, readViews } from '../harness/steps/press-pages';
import type { RawChromium } from '../harness/browser/raw-chromium';
import { inRawTab, type RawTab } from '../harness/browser/raw-tab';
import { sitePages, urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';

// Each test starts its own browser.
test.describe.configure({ timeout: 120_000 });

/** Longer than the hover delay of Chromium and of our own code. */
const restMs = 700;

test.describe('the rules', { tag: '@desktop' }, () => {
  test('every page names them, they are immutable, and they list every page of the site', async ({
    request,
  }) => {
    const addresses = new Set<string>();
    for (const { path, url } of sitePages) {
      const header = (await request.get(url)).headers()['speculation-rules'] ?? '';
      expect.soft(header, path).toMatch(/^"\/shell\/[\w.-]+\/[\w.-]+"$/);
      addresses.add(header.slice(1, -1));
    }
    const [address = ''] = addresses;
    expect(addresses.size).toBe(1);
    const rules = await request.get(address);
    expect(rules.headers()['content-type']).toBe(speculationRulesType);
    expect(rules.headers()['cache-control']).toContain('immutable');
    const text = await rules.text();
    for (const { url } of sitePages)
      expect.soft(text.includes(`"${url}"`), url).toBe(!url.startsWith('/forms/'));
  });

  test('a visitor with Save-Data gets none', async ({ request }) => {
    for (const url of [urlOf('brand-intro'), list]) {
      const { headers } = await fetchHeaders(request, url, { 'Save-Data': 'on' });
      expect(headers['speculation-rules'], url).toBeUndefined();
    }
  });
});

test.describe('a pointer that rests on a link', { tag: '@desktop' }, () => {
  test.beforeAll(async ({ baseURL }) => {
    test.skip(
      !(await hasBackForwardCache(baseURL ?? '')),
      'the headless shell renders no page ahead',
    );
  });

  test('prerenders a page, which is shown at once and does not hydrate before', async ({
    baseURL,
  }) => {
    await inRawTab(async (tab) => {
      // With the shell hydrated a click navigates inside the page; without it, it loads the next document.
      await tab.send('Network.enable');
      await tab.send('Network.setBlockedURLs', { urls: ['*/shell/*/main.*'] });
      await tab.open(`${baseURL}${urlOf('business-guide')}`);
      await tab.hover(`main nav a[href="${urlOf('sales-schedule')}"]`);
      await rest();
      const ahead = `[location.pathname, document.prerendering, !!document.documentElement?.dataset.hydrated].join()`;
      expect(await tab.evaluateAhead(ahead)).toEqual([`${urlOf('sales-schedule')},true,false`]);
      await tab.press();
      await tab.until(
        `location.pathname === '${urlOf('sales-schedule')}' && !document.prerendering`,
      );
      const activated = `performance.getEntriesByType('navigation')[0].activationStart > 0`;
      expect(await tab.evaluate(activated), 'it was rendered ahead').toBe(true);
    });
  });

  test('prerenders nothing for openers, files, fragments and the page itself', async ({
    baseURL,
  }) => {
    const refused = {
      'business-guide': ['header a[data-registration]', 'a[href="#main"]'],
      // Chromium matches by URL: a group's first page is also linked in the header, without this tag.
      'sales-schedule': ['main nav a[aria-current="page"]'],
      announcement: ['a[href$=".pdf"]'],
    };
    await inRawTab(async (tab) => {
      for (const [route, selectors] of Object.entries(refused)) {
        await tab.open(`${baseURL}${urlOf(route)}`);
        for (const selector of selectors) {
          await tab.hover(selector);
          await rest();
          expect.soft(await tab.evaluateAhead('location.pathname'), selector).toEqual([]);
        }
      }
    });
  });
});

test.describe('an article that was fetched or rendered ahead', { tag: '@desktop' }, () => {
  for (const kind of ['prefetch', 'prerender'] as const)
    test(`${kind}: is counted when it is shown, once, and again only by a reload`, async ({
      baseURL,
      adminPanel,
      request,
    }) => {
      test.skip(
        !(await hasBackForwardCache(baseURL ?? '')),
        'the headless shell renders no page ahead and has no back/forward cache',
      );
      const article = await adminPanel.publish({ title: `미리 연 기사 ${kind}` });
      const views = () => readViews(request, article);
      const link = `a[href="${addressOf(article)}"]`;
      await inRawTab(async (tab, browser) => {
        if (kind === 'prerender') await replaceRules(tab, browser, addressOf(article));
        await tab.send('Network.enable');
        await tab.send('Network.setBlockedURLs', { urls: ['*/shell/*/main.*'] });
        await tab.open(`${baseURL}${list}`);
        await tab.hover(link);
        await rest();
        expect(await tab.evaluateAhead('document.prerendering')).toEqual(
          kind === 'prerender' ? [true] : [],
        );
        await tab.hover('h1');
        await rest();
        expect(await views(), 'hovered').toBe(0);

        await tab.hover(link);
        await rest();
        await tab.press();
        const isShown = `location.pathname === '${addressOf(article)}' && !document.prerendering`;
        await tab.until(
          `${isShown} && document.querySelector('[data-view-count]').textContent === '1'`,
        );
        const delivered = `performance.getEntriesByType('navigation')[0].deliveryType`;
        expect(await tab.evaluate(delivered)).toBe('navigational-prefetch');
        expect(await views(), 'shown').toBe(1);

        await tab.evaluate(
          `addEventListener('pageshow', (e) => (globalThis.restored = e.persisted))`,
        );
        await tab.evaluate('void setTimeout(() => history.back())');
        await tab.until(`location.pathname === '${list}'`);
        await tab.evaluate('void setTimeout(() => history.forward())');
        await tab.until('globalThis.restored === true');
        await rest();
        expect(await views(), 'from the back/forward cache').toBe(1);

        await tab.send('Page.reload');
        await expect.poll(views, 'loaded anew').toBe(2);
      });
    });
});

/** Like a search engine or the address bar, which may prerender an article: our own rules only prefetch it. */
async function replaceRules(tab: RawTab, browser: RawChromium, address: string) {
  const rules = { prerender: [{ where: { href_matches: address }, eagerness: 'moderate' }] };
  await tab.send('Fetch.enable', { patterns: [{ urlPattern: '*.speculationrules' }] });
  browser.on(({ method, params }) => {
    if (method !== 'Fetch.requestPaused') return;
    void tab.send('Fetch.fulfillRequest', {
      requestId: params['requestId'],
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: speculationRulesType }],
      body: Buffer.from(JSON.stringify(rules)).toString('base64'),
    });
  });
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, restMs));
}

async function fetchHeaders(
  request: APIRequestContext,
  url: string,
  headers: Record<string, string>,
) {
  const response = await request.get(url, { headers });
  return { headers: response.headers() };
}
