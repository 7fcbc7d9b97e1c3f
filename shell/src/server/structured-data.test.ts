import { defaultSite, encodePath, matchRoute, pathOf, pressArticlePath } from '@site/contract';
import { sharePicture } from '../content/share-picture';
import type { PageBlock } from '../routes/page-block';
import { structuredData } from './structured-data';

const path = pressArticlePath(defaultSite.key, '0123456789abcdef01234567');
const page: PageBlock = {
  path,
  status: 200,
  publicOrigin: 'https://www.example.com',
  head: {
    title: `모델하우스 개관 | ${defaultSite.name}`,
    headline: '모델하우스 개관',
    description: '주말부터 문을 엽니다.',
    publishedAt: '2026-11-20T06:04:00.000Z',
    updatedAt: '2026-11-21T00:00:00.000Z',
  },
};
const ofType = (block: PageBlock, type: string) =>
  structuredData(block, matchRoute(path)).find(
    (data) => (data as { '@type'?: string })['@type'] === type,
  );

test('an article is a NewsArticle with headline, picture, dates and publisher [ARTICLE-11]', () => {
  const publisher = {
    '@type': 'Organization',
    name: defaultSite.name,
    url: 'https://www.example.com/',
  };
  expect(ofType(page, 'NewsArticle')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: '모델하우스 개관',
    description: '주말부터 문을 엽니다.',
    image: [`https://www.example.com${sharePicture.file}`],
    datePublished: '2026-11-20T06:04:00.000Z',
    dateModified: '2026-11-21T00:00:00.000Z',
    mainEntityOfPage: `https://www.example.com${encodePath(path)}`,
    inLanguage: 'ko',
    author: publisher,
    publisher,
  });
});

test('the picture of an article is that of its NewsArticle [ARTICLE-12]', () => {
  const picture = { url: '/api/press/pictures/a/share.jpg', width: 1200, height: 675, alt: '호수' };
  expect(ofType({ ...page, head: { ...page.head, picture } }, 'NewsArticle')).toMatchObject({
    image: ['https://www.example.com/api/press/pictures/a/share.jpg'],
  });
});

test('an article that was never edited was changed last when it was published', () => {
  const { updatedAt, ...head } = page.head;
  expect(updatedAt).toBeDefined();
  expect(ofType({ ...page, head }, 'NewsArticle')).toMatchObject({
    dateModified: page.head.publishedAt,
  });
});

test('the breadcrumbs of an article lead from its section through the list to its headline, each with its address', () => {
  const crumbs = ofType(page, 'BreadcrumbList') as { itemListElement: { item: string }[] };
  expect(crumbs.itemListElement.at(-1)).toMatchObject({ position: 3, name: '모델하우스 개관' });
  const list = pathOf('press-list', { site: defaultSite.key });
  expect(crumbs.itemListElement.slice(1).map(({ item }) => item)).toEqual(
    [list, path].map((each) => page.publicOrigin + encodePath(each)),
  );
  expect(crumbs.itemListElement[0]?.item).toMatch(/^https:\/\/www\.example\.com\/./);
});
