// One address per page, and the two lists for crawlers. site-server/testing/cases has each redirect and missing page.
import { encodePath, pressArticlePath, redirects } from '@site/contract';
import { isMarked, markTab, navigateInApp } from '../harness/steps/in-app';
import { allPages, sitePages, urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

const key = '윤슬레이크시티';

test.describe('addresses', { tag: '@desktop' }, () => {
  test('the table of redirects has those that the specification names [ROUTE-8]', () => {
    const named = [
      { from: '/Promotion/Press', to: `/${key}/press`, status: 302 },
      { from: '/salesinfo/stamptax', to: '/SalesInfo/StampTax', status: 308 },
      { from: '/SalesInfo/stamptax', to: '/SalesInfo/StampTax', status: 308 },
    ];
    expect(redirects).toEqual(expect.arrayContaining(named));
  });

  test('a trailing slash answers 308 to the page without it, on every route [ROUTE-6]', async ({
    request,
  }) => {
    const pages = sitePages.filter(({ path }) => path !== '/');
    const answers = await Promise.all(
      pages.map(async ({ url }) => {
        const answer = await request.get(`${url}/`, { maxRedirects: 0 });
        return `${answer.status()} ${answer.headers()['location']}`;
      }),
    );
    expect(answers).toEqual(pages.map(({ url }) => `308 ${url}`));
  });

  test('a broken path is refused, leads out of no folder and breaks nothing', async ({
    request,
    baseURL,
  }) => {
    for (const path of [
      '/%',
      '/%E0%A4%A',
      '/Brand/%zz',
      `/${encodeURIComponent(key)}/press/%E0`,
      '/remotes/..%2f..%2fpackage.json',
      '/media/%2e%2e/current/headers.json',
    ]) {
      const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
      expect([400, 403, 404], path).toContain(answer.status());
    }
    expect((await request.get('/')).status()).toBe(200);
  });
});

test.describe('crawlers', { tag: '@desktop' }, () => {
  test('sitemap.xml names every indexed route and no other, besides the articles [HEAD-7]', async ({
    request,
    publicOrigin,
  }) => {
    const answer = await request.get('/sitemap.xml');
    expect(answer.headers()['content-type']).toContain('xml');
    const articles = new RegExp(`^${publicOrigin}${urlOf('press-list')}/[0-9a-f]{24}$`);
    const named = addressesIn(await answer.text()).filter((url) => !articles.test(url));
    const indexed = allPages.filter(({ route }) => route.indexed);
    expect(named.toSorted()).toEqual(indexed.map(({ url }) => `${publicOrigin}${url}`).toSorted());
  });

  test('sitemap.xml names an article with its date while it is published [HEAD-7]', async ({
    request,
    adminPanel,
    publicOrigin,
  }) => {
    const article = await adminPanel.publish({ title: '사이트맵에 오르는 소식' });
    const url = `${publicOrigin}${encodePath(pressArticlePath(article.siteId, article.id))}`;
    const read = async () => (await request.get('/sitemap.xml')).text();
    await expect.poll(read).toContain(`<loc>${url}</loc><lastmod>${article.date}</lastmod>`);
    await adminPanel.remove(article);
    await expect.poll(read).not.toContain(url);
  });

  test('robots.txt lets crawlers into every indexed route and out of the others [HEAD-8]', async ({
    request,
    publicOrigin,
  }) => {
    const text = await (await request.get('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${publicOrigin}/sitemap.xml`);
    const closed = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path ?? '');
    const isClosed = (url: string) => closed.some((start) => url.startsWith(start));
    for (const { url, route } of sitePages) expect(!isClosed(url), url).toBe(route.indexed);
  });
});

test.describe('in the browser', () => {
  test('/Promotion/Press shows the press list and leaves no entry of its own [ROUTE-10]', async ({
    page,
  }) => {
    await visitHydrated(page, '/');
    await visitHydrated(page, '/Promotion/Press');
    await expect(page).toHaveURL(urlOf('press-list'));
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test(
    '/Promotion/Press replaces history on client navigation too [ROUTE-10]',
    { tag: '@mobile' },
    async ({ page }) => {
      await visitHydrated(page, '/Brand/intro');
      await markTab(page);
      await navigateInApp(page, '/Promotion/Press');
      await expect(page).toHaveURL(urlOf('press-list'));
      await expect(page.getByRole('heading', { level: 1, name: '언론보도' })).toBeVisible();
      expect(await isMarked(page), 'no page load').toBe(true);
      await page.goBack();
      await expect(page).toHaveURL('/Brand/intro');
      await expect(page.getByRole('heading', { level: 1, name: '브랜드 소개' })).toBeVisible();
    },
  );

  test(
    'an unknown path is Not Found on client navigation too [ROUTE-4]',
    { tag: '@mobile' },
    async ({ page }) => {
      await visitHydrated(page, '/Brand/intro');
      await markTab(page);
      await navigateInApp(page, '/another-site/press');
      await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible();
      await expect(page).toHaveTitle(/Not Found/);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
      expect(await isMarked(page), 'no page load').toBe(true);
    },
  );

  test(
    'a malformed article id leads to the press list, like a missing one [ARTICLE-4, ARTICLE-5]',
    { tag: '@mobile' },
    async ({ page }) => {
      for (const id of [
        'no-such-id',
        '0123456789abcdef01234567',
        '0123456789ABCDEF01234567',
        '%20',
      ]) {
        const answer = await page.goto(`${urlOf('press-list')}/${id}`);
        expect(answer?.status(), id).toBe(200);
        await expect(page, id).toHaveURL(urlOf('press-list'));
      }
    },
  );
});

function addressesIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '');
}
