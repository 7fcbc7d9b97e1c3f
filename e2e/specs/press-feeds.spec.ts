// Articles for other programs: RSS, JSON Feed, the sitemap's dates, and links in articles.
import { encodePath, feeds, pressArticlePath } from '@site/contract';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { visit } from '../harness/steps/visit';

const list = urlOf('press-list');

test.describe('feeds', { tag: '@desktop' }, () => {
  test('every press page names both feeds, and robots.txt the RSS feed [PRESS-19]', async ({
    page,
    request,
    adminPanel,
    publicOrigin,
  }) => {
    const article = await adminPanel.publish({ title: '피드가 있는 소식' });
    const address = encodePath(pressArticlePath(article.siteId, article.id));
    for (const url of [list, address]) {
      await page.goto(url);
      const found = await page
        .locator('link[rel=alternate]')
        .evaluateAll((links) =>
          (links as HTMLLinkElement[]).map(({ type, href }) => [type, new URL(href).pathname]),
        );
      expect(found).toEqual(feeds.map(({ type, path }) => [type, encodePath(path)]));
    }
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${publicOrigin}${list}/feed.xml`);
  });

  test('a published article is in both feeds with its text, and answers 304 while nothing changes [PRESS-19]', async ({
    request,
    adminPanel,
    publicOrigin,
  }) => {
    const content = '피드의 <b>본문</b>\nhttps://example.com/feed에서 신청';
    const article = await adminPanel.publish({ title: '피드에 <오르는> 소식', content });
    const url = `${publicOrigin}${encodePath(pressArticlePath(article.siteId, article.id))}`;
    const read = async (name: string) => (await request.get(`${list}/${name}`)).text();
    await expect.poll(() => read('feed.xml')).toContain(`<guid>${url}</guid>`);
    expect(await read('feed.xml')).toContain('<title>피드에 &lt;오르는&gt; 소식</title>');
    await expect.poll(() => read('feed.json')).toContain(`"url":"${url}"`);
    const { items } = JSON.parse(await read('feed.json')) as {
      items: { url: string; content_html: string }[];
    };
    expect(items.find((item) => item.url === url)?.content_html).toBe(
      '<p>피드의 &lt;b&gt;본문&lt;/b&gt;</p>' +
        '<p><a href="https://example.com/feed" rel="nofollow noopener">https://example.com/feed</a>에서 신청</p>',
    );
    await expect(async () => {
      const first = await request.get(`${list}/feed.xml`);
      const headers = { 'If-None-Match': first.headers()['etag'] ?? '' };
      expect((await request.get(`${list}/feed.xml`, { headers })).status()).toBe(304);
    }).toPass();
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('web addresses in an article are links [ARTICLE-13]', async ({ page, adminPanel }) => {
      const article = await adminPanel.publish({
        title: '주소가 있는 소식',
        content: '신청은 https://example.com/apply?a=1&b=2에서 (https://example.com/윤슬/안내).',
      });
      const address = encodePath(pressArticlePath(article.siteId, article.id));
      await (javaScriptEnabled ? visit(page, address) : page.goto(address));
      const links = page.locator('article p a');
      await expect(links).toHaveText([
        'https://example.com/apply?a=1&b=2',
        'https://example.com/윤슬/안내',
      ]);
      for (const link of await links.all())
        await expect(link).toHaveAttribute('rel', 'nofollow noopener');
      await expect(links.first()).toHaveAttribute('href', 'https://example.com/apply?a=1&b=2');
    });
  });
