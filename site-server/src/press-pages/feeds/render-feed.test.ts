import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { defaultSite, encodePath, feedsOf, pressArticlePath, type Article } from '@site/contract';
import { renderFeed } from './render-feed';

const origin = 'https://www.example.com';
const [rss, json] = feedsOf(defaultSite);
if (!rss || !json) throw new Error('a site has two feeds');

const article: Article = {
  id: '0123456789abcdef01234567',
  siteId: defaultSite.key,
  title: '<b>"개관" & \'소식\'</b> ]]>',
  summary: '요약 <i> &amp; 끝',
  content:
    '첫 문단 <script>alert(1)</script>\r\n\r\n신청은 https://example.com/a?b=1&c="x"에서 ]]> 🏠',
  date: '2026-11-20T06:04:00.000Z',
  views: 3,
};
const edited: Article = { ...article, id: 'f'.repeat(24), updatedAt: '2026-11-21T00:00:00.000Z' };
const render = (format: 'rss' | 'json', articles: readonly Article[]) =>
  renderFeed(origin, format === 'rss' ? rss : json, articles);

interface RssItem {
  title: string;
  link: string;
  guid: string;
  pubDate: string;
  description: string;
  'content:encoded': string;
}

function parseRss(text: string) {
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' });
  const { rss: root } = parser.parse(text) as {
    rss: { '@_version': string; channel: Record<string, unknown> & { item?: RssItem[] } };
  };
  return { version: root['@_version'], channel: root.channel, items: root.channel.item ?? [] };
}

const url = origin + encodePath(pressArticlePath(defaultSite.key, article.id));
const html =
  '<p>첫 문단 &lt;script&gt;alert(1)&lt;/script&gt;</p>' +
  '<p>신청은 <a href="https://example.com/a?b=1&amp;c=" rel="nofollow noopener">https://example.com/a?b=1&amp;c=</a>&quot;x&quot;에서 ]]&gt; 🏠</p>';

test('RSS 2.0 contains the full text of each article, markup as text and web addresses as links [PRESS-19]', () => {
  const { version, channel, items } = parseRss(render('rss', [edited, article]));
  expect(version).toBe('2.0');
  expect(channel).toMatchObject({
    title: `언론보도 | ${defaultSite.name}`,
    link: origin + encodePath(`/${defaultSite.key}/press`),
    language: 'ko',
    lastBuildDate: 'Sat, 21 Nov 2026 00:00:00 GMT',
    'atom:link': { '@_rel': 'self', '@_href': origin + encodePath(rss.path) },
  });
  expect(items).toHaveLength(2);
  expect(items[1]).toMatchObject({
    title: article.title,
    link: url,
    guid: url,
    pubDate: 'Fri, 20 Nov 2026 06:04:00 GMT',
    description: '요약 &lt;i&gt; &amp;amp; 끝',
    'content:encoded': html,
  });
});

test.each([
  ['<GTX-A> 노선 개통', '&lt;GTX-A&gt; 노선 개통'],
  ['"R&D" 단지', '&quot;R&amp;D&quot; 단지'],
])('the summary %s is text in RSS, whose description is HTML [PRESS-19]', (summary, html) => {
  const [item] = parseRss(render('rss', [{ ...article, summary }])).items;
  expect(item?.description).toBe(html);
});

test('JSON Feed 1.1 contains the same [PRESS-19]', () => {
  const feed = JSON.parse(render('json', [edited, article])) as { items: object[] };
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: `언론보도 | ${defaultSite.name}`,
    home_page_url: origin + encodePath(`/${defaultSite.key}/press`),
    feed_url: origin + encodePath(json.path),
    language: 'ko',
  });
  expect(feed.items[0]).toMatchObject({ date_modified: edited.updatedAt });
  expect(feed.items[1]).toEqual({
    id: url,
    url,
    title: article.title,
    summary: article.summary,
    content_html: html,
    date_published: article.date,
    date_modified: article.date,
  });
});

test('the picture of an article is an enclosure of RSS and the image of JSON Feed [PRESS-19, ARTICLE-12]', () => {
  const name = `${'a'.repeat(32)}-1600x900`;
  const picture = { name, alt: '호수', shareBytes: 123_456 };
  const url = `${origin}/api/press/pictures/${name}/share.jpg`;
  const [item, without] = parseRss(render('rss', [{ ...article, picture }, edited])).items;
  expect(item).toMatchObject({
    enclosure: { '@_url': url, '@_length': '123456', '@_type': 'image/jpeg' },
  });
  expect(without).not.toHaveProperty('enclosure');
  const feed = JSON.parse(render('json', [{ ...article, picture }, edited])) as { items: object[] };
  expect(feed.items[0]).toMatchObject({ image: url });
  expect(feed.items[1]).not.toHaveProperty('image');
});

test('characters that XML forbids are removed: control characters, lone surrogates [PRESS-19]', () => {
  const hostile = 'a\u0000b\u0008c\u001bd\ud800e\ufffef\u0085g\tㅎ';
  const texts = { title: hostile, summary: hostile, content: hostile };
  const [item] = parseRss(render('rss', [{ ...article, ...texts }])).items;
  expect(item).toMatchObject({
    title: 'abcdefg\tㅎ',
    description: 'abcdefg\tㅎ',
    'content:encoded': '<p>abcdefg\tㅎ</p>',
  });
  expect(render('json', [{ ...article, ...texts }])).not.toMatch(/\\u|\p{Cs}/u);
});

test('a feed without articles is complete, and the same articles give the same document [PRESS-19]', () => {
  expect(parseRss(render('rss', [])).items).toEqual([]);
  expect(JSON.parse(render('json', []))).toMatchObject({ items: [] });
  expect(render('rss', [article])).toBe(render('rss', [{ ...article, views: 9 }]));
});
