// What programs other than browsers make of the site: a feed reader's parser and a JSON-LD processor. Calendars: calendars.spec.ts.
import FeedParser from 'feedparser';
import jsonld from 'jsonld';
import { encodePath, pressArticlePath } from '@site/contract';
import { sitePages, urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';

const list = urlOf('press-list');
const vocabulary = 'https://schema.org/';

interface JsonFeed {
  readonly title: string;
  readonly home_page_url: string;
  readonly items: readonly {
    readonly id: string;
    readonly url: string;
    readonly title: string;
    readonly content_html: string;
    readonly date_published: string;
  }[];
}

/** @throws Error when the text is not a feed */
async function parseRss(text: string) {
  const parser = new FeedParser({});
  parser.end(text);
  const items: FeedParser.Item[] = [];
  for await (const item of parser) items.push(item);
  return { meta: parser.meta, items };
}

interface Node {
  readonly '@type'?: readonly string[];
  readonly [property: string]: unknown;
}

/** schema.org's own context, as far as this site uses it: names are terms of the vocabulary, and these hold addresses. */
const context = {
  '@vocab': vocabulary,
  ...Object.fromEntries(
    ['url', 'image', 'item', 'mainEntityOfPage'].map((name) => [name, { '@type': '@id' }]),
  ),
};

/** @returns the nodes of a JSON-LD block @throws Error for a property or value that a processor would drop */
async function readStructuredData(block: string): Promise<readonly Node[]> {
  return (await jsonld.expand(
    JSON.parse(block) as jsonld.JsonLdDocument,
    {
      safe: true,
      documentLoader: (url: string) => {
        if (url !== 'https://schema.org') throw new Error(`a context of another address: ${url}`);
        return Promise.resolve({
          contextUrl: undefined,
          documentUrl: url,
          document: { '@context': context },
        });
      },
    } as jsonld.Options.Expand,
  )) as readonly Node[];
}

/** Every type and address below a node. */
function valuesOf(node: unknown, key: '@type' | '@id'): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((part) => valuesOf(part, key));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    name === key ? ([value].flat() as string[]) : valuesOf(value, key),
  );
}

const blocksIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, block]) => block ?? '',
  );

const known = [
  ...['ApartmentComplex', 'PostalAddress', 'FloorPlan', 'BreadcrumbList', 'ListItem'],
  ...['NewsArticle', 'Organization'],
];

test.describe('outside readers', { tag: '@desktop' }, () => {
  test('a feed parser reads both feeds alike [PRESS-19]', async ({
    request,
    adminPanel,
    publicOrigin,
  }) => {
    const article = await adminPanel.publish({
      title: '읽는 이가 있는 소식 & "안내"',
      content: '첫 문단 &amp; "따옴표"\n둘째 문단 https://example.com/a?b=1&c=2',
    });
    const url = `${publicOrigin}${encodePath(pressArticlePath(article.siteId, article.id))}`;
    const read = async (name: string) => (await request.get(`${list}/${name}`)).text();
    await expect.poll(() => read('feed.json')).toContain(url);
    await expect.poll(() => read('feed.xml')).toContain(url);
    const feed = JSON.parse(await read('feed.json')) as JsonFeed;
    const { meta, items } = await parseRss(await read('feed.xml'));
    expect(meta).toMatchObject({
      '#version': '2.0',
      title: feed.title,
      link: feed.home_page_url,
      language: 'ko',
    });
    expect(
      items.map(({ title, link, guid, description, pubdate }) => ({
        title,
        url: link,
        id: guid,
        content_html: description,
        published: pubdate?.getTime(),
      })),
    ).toEqual(
      feed.items.map(({ title, url: address, id, content_html, date_published }) => ({
        title,
        url: address,
        id,
        content_html,
        // RFC 822 knows no fractions of seconds.
        published: Math.floor(Date.parse(date_published) / 1000) * 1000,
      })),
    );
    expect(items.find(({ link }) => link === url)?.title).toBe(article.title);
  });

  test('a JSON-LD processor keeps every word of every page, with absolute addresses', async ({
    request,
    adminPanel,
    publicOrigin,
  }) => {
    const article = await adminPanel.publish({ title: '구조가 있는 소식' });
    const news = encodePath(pressArticlePath(article.siteId, article.id));
    const types = new Set<string>();
    for (const url of [...sitePages.map((page) => page.url), news]) {
      const blocks = blocksIn(await (await request.get(url)).text());
      for (const block of blocks) {
        const nodes = await readStructuredData(block);
        expect(nodes, url).toHaveLength(1);
        for (const type of valuesOf(nodes, '@type')) types.add(type.replace(vocabulary, ''));
        const addresses = valuesOf(nodes, '@id');
        expect(addresses.length, url).toBeGreaterThan(0);
        expect(addresses.filter((address) => !address.startsWith(`${publicOrigin}/`))).toEqual([]);
      }
    }
    expect([...types].sort()).toEqual([...known].sort());
  });
});
