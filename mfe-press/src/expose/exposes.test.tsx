/** What the exposes render for visitors. */
import { renderToString } from 'react-dom/server';
import PressArticle, { head } from './press-article';
import PressList, { head as headOfList } from './press-list';
import { article, failOnConsoleErrors, text } from './testing/sample-article';

failOnConsoleErrors();

test('the list is numbered down from its length and loads more through a plain form [PRESS-3, PRESS-5, PRESS-6, PRESS-17]', () => {
  const list = {
    articles: [article, { ...article, id: 'f'.repeat(24), title: '둘째' }],
    next: 'c2',
  };
  const html = renderToString(<PressList params={{}} data={list} />);
  expect(text(html)).toMatch(/2 모델하우스 개관 관리자 2026\. 11\. 20\. 조회수 1,204 1 둘째/);
  expect(html).toMatch(/<form [^>]*method="get"><input type="hidden" name="pages" value="2"/);
});

test('an article shows its picture in the best format and as wide as needed, and shared links do too [ARTICLE-12]', () => {
  const name = `${'a'.repeat(32)}-1600x900`;
  const data = { ...article, picture: { name, alt: '<호수>의 "저녁"', shareBytes: 9 } };
  const html = renderToString(<PressArticle params={{}} data={data} />);
  const folder = `/api/press/pictures/${name}`;
  for (const type of ['avif', 'webp'])
    expect(html).toContain(
      [480, 960, 1600].map((width) => `${folder}/${width}.${type} ${width}w`).join(),
    );
  expect(html).toMatch(/<img [^>]*width="1600" height="900" alt="&lt;호수&gt;의 &quot;저녁&quot;"/);
  expect(head(data).picture).toEqual({
    url: `${folder}/share.jpg`,
    width: 1200,
    height: 675,
    alt: '<호수>의 "저녁"',
  });
  const without = renderToString(<PressArticle params={{}} data={article} />);
  expect(without).not.toContain('<picture');
  expect(head(article)).not.toHaveProperty('picture');
});

test('an empty list and a failed list each show their message [PRESS-11, PRESS-12]', () => {
  expect(
    text(renderToString(<PressList params={{}} data={{ articles: [], next: null }} />)),
  ).toContain('등록된 언론보도가 없습니다.');
  expect(text(renderToString(<PressList params={{}} data={undefined} />))).toContain(
    '목록을 불러오지 못했습니다.',
  );
});

test('a search is a plain form; its page shows text, number and results and continues the search [PRESS-18]', () => {
  const search = { text: '<b> 청약', count: 1200, isComplete: true };
  const list = { articles: [article], next: 'c2', search };
  const html = renderToString(<PressList params={{}} data={list} />);
  expect(html).toMatch(/<form role="search"[^>]* method="get"/);
  expect(html).toMatch(/<input [^>]*name="q"[^>]*value="&lt;b&gt; 청약"/);
  expect(html).toContain('<input type="hidden" name="q" value="&lt;b&gt; 청약"/>');
  expect(text(html)).toMatch(/‘&lt;b&gt; 청약’ 검색 결과 1,200건 전체 목록 .* 1 모델하우스 개관/);
  expect(headOfList(list)).toMatchObject({ isUnlisted: true });
  expect(headOfList({ articles: [article], next: null })).toBeUndefined();
});

test('a search without results, and one that can be continued, show their messages [PRESS-18]', () => {
  const shown = (count: number, isComplete: boolean) => {
    const search = { text: '청약', count, isComplete };
    return text(
      renderToString(<PressList params={{}} data={{ articles: [], next: null, search }} />),
    );
  };
  expect(shown(0, true)).toContain('‘청약’ 검색 결과가 없습니다.');
  expect(shown(0, true)).not.toContain('등록된 언론보도가 없습니다.');
  expect(shown(3, false)).toContain(
    '검색 결과 3건 더보기를 누르시면 이전 기사에서 이어서 찾습니다.',
  );
});

test('only without JavaScript does the sign-in form always have the code field', () => {
  const html = renderToString(<PressList params={{}} data={{ articles: [], next: null }} />);
  expect(html).toMatch(/<noscript>.*<input [^>]*name="code".*<\/noscript>/);
  expect(html.match(/name="code"/g)).toHaveLength(1);
});

test('line breaks split an article into paragraphs [ARTICLE-2]', () => {
  const html = renderToString(<PressArticle params={{}} data={article} />);
  expect(html).toContain('<p>첫 문단</p><p>둘째 문단</p>');
  expect(text(html)).toMatch(/작성일시 2026\. 11\. 20\. 오후 3:04 조회수 1,204/);
});

test('markup in an article is rendered as text [ARTICLE-10]', () => {
  const html = renderToString(
    <PressArticle params={{}} data={{ ...article, content: '<img src=x onerror=alert(1)>' }} />,
  );
  expect(html).not.toContain('<img');
});

test('web addresses in an article are links, and markup around them is text [ARTICLE-10, ARTICLE-13]', () => {
  const content =
    '<b>신청</b>은 https://example.com/a?b=1&c=2에서 "https://example.com/"><img src=x onerror=alert(1)>';
  const html = renderToString(<PressArticle params={{}} data={{ ...article, content }} />);
  expect(html.match(/<a href="https[^>]*>[^<]*<\/a>/g)).toEqual([
    '<a href="https://example.com/a?b=1&amp;c=2" rel="nofollow noopener">https://example.com/a?b=1&amp;c=2</a>',
    '<a href="https://example.com/" rel="nofollow noopener">https://example.com/</a>',
  ]);
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<b>');
});

test('an article has its own title, description and date in the head [ARTICLE-11]', () => {
  expect(head(article)).toEqual({
    title: '모델하우스 개관 | 윤슬 레이크시티',
    headline: '모델하우스 개관',
    description: '주말부터 문을 엽니다.',
    publishedAt: article.date,
  });
  expect(head({ ...article, updatedAt: '2026-11-21T00:00:00.000Z' })).toMatchObject({
    updatedAt: '2026-11-21T00:00:00.000Z',
  });
});
