import { renderToString } from 'react-dom/server';
import type { AdminView, Article, FormResult } from '@site/contract';
import { defaultSite, type LoadContext } from '@site/host';
import PressArticle, { head, load as loadArticle } from './press-article';
import PressList, { head as headOfList, load as loadList } from './press-list';

const article: Article = {
  id: '0123456789abcdef01234567',
  siteId: defaultSite.key,
  title: '모델하우스 개관',
  summary: '주말부터 문을 엽니다.',
  content: '첫 문단\r\n\r\n둘째 문단',
  date: '2026-11-20T06:04:00.000Z',
  views: 1204,
};
const text = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const cursor = `mi4ksxol-${'a'.repeat(24)}`;
const session = { email: 'admin@example.com', uid: 'u1' };
const context: LoadContext = {
  site: defaultSite,
  apiOrigin: 'http://press',
  query: { pages: '6' },
  signal: new AbortController().signal,
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((message) => {
    throw new Error(String(message));
  });
});

test('the list is numbered down from its length and loads more through a plain form [PRESS-3, PRESS-5, PRESS-6, PRESS-17]', () => {
  const list = {
    articles: [article, { ...article, id: 'f'.repeat(24), title: '둘째' }],
    next: 'c2',
  };
  const html = renderToString(<PressList params={{}} data={list} />);
  expect(text(html)).toMatch(/2 모델하우스 개관 관리자 2026\. 11\. 20\. 조회수 1,204 1 둘째/);
  expect(html).toMatch(/<form [^>]*method="get"><input type="hidden" name="pages" value="2"/);
});

test('the list of another site starts again from its first page [PRESS-20]', async () => {
  const asked: string[] = [];
  globalThis.fetch = jest.fn((url) => {
    asked.push(url as string);
    const ids = Array.from({ length: 10 }, (_, index) =>
      `${asked.length}${index}`.padStart(24, '0'),
    );
    const body = { articles: ids.map((id) => ({ ...article, id })), next: cursor };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  const { key } = defaultSite;
  await loadList({ site: key }, { ...context, query: { pages: '3' } });
  const of = { ...defaultSite, key: '다른단지' };
  const list = await loadList({ site: of.key }, { ...context, site: of, query: {} });
  const first = asked.at(-1) ?? '';
  expect(decodeURIComponent(first)).toBe('http://press/api/press/다른단지/articles?limit=10');
  expect(asked.slice(0, -1).join()).toContain(encodeURIComponent(key));
  expect(list.articles).toHaveLength(10);
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
    ...{ url: `${folder}/share.jpg`, width: 1200, height: 675 },
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

test('a search that found nothing, and one that goes on, say so [PRESS-18]', () => {
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

describe('for the administrator, without JavaScript', () => {
  const list = { articles: [article], next: null };
  const render = (admin: AdminView) =>
    text(renderToString(<PressList params={{}} data={list} admin={admin} />));
  const htmlOf = (admin: AdminView) =>
    renderToString(<PressList params={{}} data={list} admin={admin} />);

  test('the list welcomes and has the write form with a key of its own [ADMIN-24]', () => {
    const html = htmlOf({ session, formKey: 'k1', renderedAt: article.date });
    expect(text(html)).toMatch(
      /admin@example\.com님 환영합니다 관리 페이지 로그아웃 제목 \* 200자 남음 요약 \* 500자 남음 본문 50,000자 남음 게시 일시 \(선택\)/,
    );
    expect(html).toMatch(/<form [^>]*encType="multipart\/form-data"/);
    expect(html).toContain('<input type="hidden" name="intent" value="publish"/>');
    expect(html).toContain('<input type="hidden" name="key" value="k1"/>');
    expect(html).not.toContain('name="password"');
  });

  test('a failed sign-in says why and keeps the e-mail, never the password [ADMIN-24]', () => {
    const reason = '이메일 또는 비밀번호가 올바르지 않습니다.';
    const html = htmlOf({
      session: null,
      formKey: 'k',
      renderedAt: article.date,
      result: { intent: 'sign-in', code: 'bad_credentials', message: reason, email: 'a@b.c' },
    });
    expect(text(html)).toContain(`로그인 실패: ${reason}`);
    expect(html).toMatch(/<input (?=[^>]*name="email")[^>]*value="a@b\.c"/);
    expect(html).not.toMatch(/<input (?=[^>]*name="password")[^>]*value="/);
  });

  test('a refused publication keeps the text and names each field [ADMIN-24]', () => {
    const draft = { title: '', summary: '"요약"', content: '<b>본문</b>\n둘째\u0007 줄' };
    const html = htmlOf({
      session,
      formKey: 'k',
      renderedAt: article.date,
      result: {
        intent: 'publish',
        code: 'invalid_article',
        message: '',
        draft,
        errors: [
          { field: 'title', code: 'required' },
          { field: 'content', code: 'malformed' },
        ],
      },
    });
    expect(text(html)).toContain('제목/요약은 필수입니다!');
    expect(text(html)).toContain('제목을 입력해 주세요.');
    expect(text(html)).toContain('사용할 수 없는 문자를 삭제했습니다.');
    expect(html).toContain('value="&quot;요약&quot;"');
    expect(html).toContain('&lt;b&gt;본문&lt;/b&gt;\n둘째 줄</textarea>');
  });

  test('an ended session asks for the sign-in and carries the text through it [ADMIN-24]', () => {
    const draft = { title: '제목', summary: '요약', content: '본문' };
    const result = { intent: 'publish', code: 'not_signed_in', draft } as const;
    const html = htmlOf({ session: null, formKey: 'k', renderedAt: article.date, result });
    expect(text(html)).toContain('로그인이 만료되었습니다.');
    expect(html).toContain('<input type="hidden" name="resume" value="publish"/>');
    expect(html).toContain('<input type="hidden" name="content" value="본문"/>');
    expect(
      render({
        session,
        formKey: 'k',
        renderedAt: article.date,
        result: { ...result, code: 'resumed' },
      }),
    ).not.toContain('만료');
  });

  test('a published article is said above the list and linked [ADMIN-29]', () => {
    const html = htmlOf({
      session,
      formKey: 'k',
      renderedAt: article.date,
      notice: { code: 'published', id: article.id },
    });
    expect(text(html)).toMatch(/글이 등록되었습니다\. 글 보기 언론보도 검색/);
    expect(html).toContain(`/press/${article.id}">글 보기</a>`);
  });

  test('the page of the panel begins with it and has the same list below [ADMIN-35]', () => {
    const page = (session: AdminView['session'], notice?: AdminView['notice']) =>
      text(
        renderToString(
          <PressList
            params={{ first: 'panel' }}
            data={list}
            admin={{ session, formKey: 'k', renderedAt: article.date, ...(notice && { notice }) }}
          />,
        ),
      );
    expect(page(null)).toMatch(/관리자 이메일 .* 언론보도 검색 .* 모델하우스 개관/);
    expect(page(null)).not.toContain('글 등록');
    expect(page(session)).toMatch(/님 환영합니다 로그아웃 제목 .* 글 등록 .* 언론보도 검색/);
    expect(htmlOf({ session, formKey: 'k', renderedAt: article.date })).toMatch(
      /<a [^>]*href="[^"]+\/press\/admin">관리 페이지<\/a>/,
    );
    expect(page(session, { code: 'published', id: article.id })).toMatch(
      /글이 등록되었습니다\. 글 보기 언론보도 검색 .*모델하우스 개관/,
    );
  });

  test('an article can be edited, and deleted after a question [ADMIN-24]', () => {
    const page = (result?: FormResult) =>
      renderToString(
        <PressArticle
          params={{}}
          data={article}
          admin={{ session, formKey: 'k', renderedAt: article.date, ...(result && { result }) }}
        />,
      );
    expect(page()).toContain('value="open-edit"');
    expect(page()).toContain('value="ask-delete"');
    expect(page({ intent: 'open-edit', code: 'done' })).toContain('value="edit"');
    const question = page({ intent: 'ask-delete', code: 'done' });
    expect(text(question)).toContain('이 글을 삭제하시겠습니까? 되돌릴 수 없습니다.');
    expect(question).toContain('<input type="hidden" name="intent" value="delete"/>');
  });

  test('an edit whose article cannot be loaded keeps the text', () => {
    const draft = { title: '고친 제목', summary: '요약', content: '본문' };
    const html = renderToString(
      <PressArticle
        params={{ id: article.id }}
        data={undefined}
        admin={{
          session,
          formKey: 'k',
          renderedAt: article.date,
          result: { intent: 'edit', code: 'unavailable', draft },
        }}
      />,
    );
    expect(html).toContain('value="고친 제목"');
  });
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

describe('load', () => {
  const respond = (status: number, body: object) =>
    jest.fn(() =>
      Promise.resolve(new Response(JSON.stringify(body), { status })),
    ) as unknown as typeof fetch;

  test('as many rows as the address asks for, at most fifty in a request [PRESS-17]', async () => {
    const rows = (count: number) => Array.from({ length: count }, () => article);
    globalThis.fetch = jest
      .fn()
      .mockResolvedValueOnce(Response.json({ articles: rows(50), next: cursor }))
      .mockResolvedValueOnce(Response.json({ articles: rows(10), next: 'c3' }));
    const list = await loadList({}, context);
    expect([list.articles.length, list.next]).toEqual([60, 'c3']);
    const path = `http://press/api/press/${encodeURIComponent(defaultSite.key)}/articles`;
    expect(jest.mocked(fetch).mock.calls.map(([url]) => url)).toEqual([
      `${path}?limit=50`,
      `${path}?limit=10&after=${cursor}`,
    ]);
  });

  test('the text of a search is sent as the service reads it, an empty one is none [PRESS-18]', async () => {
    globalThis.fetch = respond(200, { articles: [], next: null });
    for (const q of [` ${'호수'.normalize('NFD')} &a=`, '  '])
      await loadList({}, { ...context, query: { q } });
    const urls = jest.mocked(fetch).mock.calls.map(([url]) => new URL(url as string).searchParams);
    expect(urls.map((query) => query.get('q'))).toEqual(['호수 &a=', null]);
  });

  test.each(['a\0b', 'a\nb', '가'.repeat(101), '\ud800'])(
    'a search for %j is "not found", without a request [PRESS-18]',
    async (q) => {
      globalThis.fetch = respond(200, { articles: [], next: null });
      await expect(loadList({}, { ...context, query: { q } })).rejects.toMatchObject({
        status: 404,
      });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test('the results of a search go on with a cursor, a malformed one is "not found" [PRESS-18]', async () => {
    globalThis.fetch = respond(200, { articles: [], next: null });
    const after = `1-${'a'.repeat(24)}`;
    await loadList({}, { ...context, query: { q: '호수', after } });
    expect(jest.mocked(fetch).mock.calls[0]?.[0]).toContain(`after=${after}`);
    await expect(
      loadList({}, { ...context, query: { q: '호수', after: `${after}-` } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test.each(['x', '%', '0', '01', '51', '2.0', '-1', '9'.repeat(10_000), '２', '🏠'])(
    'an invalid number of pages (%.10s) is "not found", without a request',
    async (pages) => {
      globalThis.fetch = respond(200, { articles: [], next: null });
      await expect(loadList({}, { ...context, query: { pages } })).rejects.toMatchObject({
        status: 404,
      });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test('a missing article and a malformed id are null, the latter without a request [ARTICLE-5]', async () => {
    globalThis.fetch = respond(404, { error: 'not_found', message: '' });
    await expect(loadArticle({ id: article.id }, context)).resolves.toBeNull();
    globalThis.fetch = respond(200, article);
    await expect(loadArticle({ id: '../session' }, context)).resolves.toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  test('an unavailable service is an error, never "missing"', async () => {
    globalThis.fetch = respond(503, { error: 'store_unavailable', message: '' });
    await expect(loadArticle({ id: article.id }, context)).rejects.toThrow();
  });
});
