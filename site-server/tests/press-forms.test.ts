/** The administrator without JavaScript: plain forms, with the real press service. */
import { rmSync } from 'node:fs';
import {
  articlesUrl,
  articleUrl,
  defaultSite,
  encodePath,
  pathOf,
  pressArticlePath,
  type AdminView,
  type ArticleList,
} from '@site/contract';
import { sendRequest, type TestResponse } from '@site/testing/send-request';
import { copySmallSite } from '../testing/copy-small-site';
import { describeEdges } from '../testing/describe-edges';
import { pageData } from '../testing/page-data';
import { edgeKinds, startEdge } from '../testing/start-site';

const list = encodePath(pathOf('press-list'));
const api = articlesUrl(defaultSite.key);
const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };
const own = { ...formType, 'Sec-Fetch-Site': 'same-origin' };

describeEdges('%s', (at) => {
  let cookie = '';

  const post = (
    fields: Readonly<Record<string, string>>,
    { path = list, headers = own }: { path?: string; headers?: Record<string, string> } = {},
  ) =>
    sendRequest(at.origin, {
      method: 'POST',
      path,
      headers: { ...headers, ...(cookie && { Cookie: cookie }) },
      body: new URLSearchParams(fields).toString(),
    });
  const get = (path = list, more = '') => at.get(path, { Cookie: cookie + more });
  const signIn = (password = at.small.admin.password) =>
    post({ intent: 'sign-in', email: at.small.admin.email, password });
  const readArticles = async () =>
    (JSON.parse((await get(`${api}?limit=50`)).text) as ArticleList).articles;

  test('signs in, publishes once under one key, edits, deletes and signs out [ADMIN-23, ADMIN-24]', async () => {
    const signedIn = await signIn();
    expect([signedIn.status, signedIn.headers['location']]).toEqual([303, list]);
    cookie = cookieOf(signedIn, 'press.sid');
    const page = await get();
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(viewOf(page)).toMatchObject({ session: { email: at.small.admin.email } });

    const key = viewOf(page)?.formKey ?? '';
    const draft = { title: '폼으로 쓴 글', summary: '요약', content: '첫 줄\r\n둘째 줄' };
    const published = await post({ intent: 'publish', key, ...draft });
    expect([published.status, published.headers['location']]).toEqual([303, `${list}#notice`]);
    expect((await post({ intent: 'publish', key, ...draft })).status).toBe(303);
    const articles = await readArticles();
    expect(articles.map(({ title }) => title)).toEqual([draft.title]);
    const id = articles[0]?.id ?? '';

    const notice = cookieOf(published, 'press.notice');
    expect(notice).toBe(`press.notice=published.${id}`);
    const after = await get(list, `; ${notice}`);
    expect(viewOf(after)?.notice).toEqual({ code: 'published', id });
    expect(after.headers['set-cookie']).toContain('press.notice=; Max-Age=0');

    const article = encodePath(pressArticlePath(defaultSite.key, id));
    const opened = await post({ intent: 'open-edit' }, { path: article });
    expect(viewOf(opened)?.result).toEqual({ intent: 'open-edit', code: 'done' });
    const edited = { ...draft, title: '고친 글' };
    const saved = await post({ intent: 'edit', ...edited }, { path: article });
    expect([saved.status, saved.headers['location']]).toEqual([303, article]);
    expect(JSON.parse((await get(articleUrl(defaultSite.key, id))).text)).toMatchObject({
      title: '고친 글',
      content: '첫 줄\n둘째 줄',
    });

    const asked = await post({ intent: 'ask-delete' }, { path: article });
    expect([asked.status, viewOf(asked)?.result?.intent]).toEqual([200, 'ask-delete']);
    expect(await readArticles()).toHaveLength(1);
    const removed = await post({ intent: 'delete' }, { path: article });
    expect([removed.status, removed.headers['location']]).toEqual([303, `${list}#notice`]);
    expect(await readArticles()).toEqual([]);

    const ended = await post({ intent: 'sign-out' });
    expect([ended.status, ended.headers['location']]).toEqual([303, list]);
    expect(viewOf(await get())).toBeUndefined();
    cookie = '';
  });

  test('a failed sign-in is a page that no cache keeps [ADMIN-24]', async () => {
    const { status, headers, text } = await signIn('wrong-horse');
    expect([status, headers['cache-control']]).toEqual([401, 'private, no-store']);
    expect(text).toContain('이메일 또는 비밀번호가 올바르지 않습니다.');
    expect(text).not.toContain('wrong-horse');
    expect((await get()).text).not.toContain('bad_credentials');
  });

  test('a refused publication keeps what was typed, through a lost session too [ADMIN-24]', async () => {
    const draft = { title: '', summary: '요약', content: '아주 긴 본문' };
    const lost = await post({ intent: 'publish', ...draft });
    expect([lost.status, viewOf(lost)?.result]).toMatchObject([
      401,
      { code: 'not_signed_in', draft },
    ]);
    const { email, password } = at.small.admin;
    const resumed = await post({ intent: 'sign-in', resume: 'publish', email, password, ...draft });
    expect(viewOf(resumed)).toMatchObject({
      session: { email },
      result: { intent: 'publish', code: 'resumed', draft },
    });
    cookie = cookieOf(resumed, 'press.sid');
    const refused = await post({ intent: 'publish', ...draft });
    expect([refused.status, viewOf(refused)?.result]).toMatchObject([
      422,
      { code: 'invalid_article', draft, errors: [{ field: 'title', code: 'required' }] },
    ]);
    cookie = '';
  });

  describe('while the administrator is signed in', () => {
    beforeAll(async () => void (cookie = cookieOf(await signIn(), 'press.sid')));
    afterAll(() => void (cookie = ''));

    test.each<[string, Record<string, string>]>([
      ['another site', { ...formType, 'Sec-Fetch-Site': 'cross-site' }],
      ['a sibling of this site', { ...formType, 'Sec-Fetch-Site': 'same-site' }],
      ['another origin', { ...formType, Origin: 'https://evil.example' }],
      ['no origin at all', formType],
      ['an opaque origin', { ...formType, Origin: 'null' }],
    ])('a form from %s changes nothing', async (_, headers) => {
      const forged = { intent: 'publish', title: 'a', summary: 'b', content: '' };
      expect((await post(forged, { headers })).status).toBe(403);
      expect((await post({ intent: 'sign-out' }, { headers })).status).toBe(403);
      expect(viewOf(await get())?.session?.email).toBe(at.small.admin.email);
      expect(await readArticles()).toEqual([]);
    });
  });

  test('a form of another shape is a 4xx', async () => {
    const statuses = [
      await post({ intent: '__proto__' }),
      await post({}),
      await post({ intent: 'delete' }),
      await post({ intent: 'publish' }, { path: `${list}/${'a'.repeat(24)}` }),
      await post(Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${at}`, 'x']))),
      await post({ intent: 'publish', content: 'x'.repeat(700_000) }),
      await post({ intent: 'publish', content: 'x'.repeat(1_200_000) }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 413, 401]);
  });

  test('no notice and no session come from a made-up cookie', async () => {
    const forged = `press.sid=s%3A${'a'.repeat(32)}.${'b'.repeat(43)}; press.notice=deleted`;
    const { headers, text } = await at.get(list, { Cookie: forged });
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-cache', undefined]);
    expect(text).not.toContain('"notice"');
  });
});

test.each(edgeKinds)('%s: while the press service is down a form keeps its text', async (kind) => {
  const site = await copySmallSite();
  const nobody = '127.0.0.1:1';
  const edge = await startEdge(kind, { site, inner: { press: nobody, forms: nobody } });
  try {
    const post = (body: string) =>
      sendRequest(edge.origin, { method: 'POST', path: list, headers: own, body });
    const fields = { intent: 'publish', title: '제목', summary: '요약', content: '지킬 본문' };
    const { status, text } = await post(new URLSearchParams(fields).toString());
    expect([status, text]).toEqual([503, expect.stringContaining('지킬 본문')]);
    if (kind !== 'nginx') return;
    await edge.siteServer.stop();
    expect((await post('intent=sign-out')).status).toBe(503);
  } finally {
    await edge.stop();
    rmSync(site.root, { recursive: true });
  }
});

function cookieOf({ headers }: TestResponse, name: string): string {
  const found = new RegExp(`${name}=[^;,]+`).exec(headers['set-cookie'] ?? '');
  return found?.[0] ?? '';
}

function viewOf({ text }: TestResponse): AdminView | undefined {
  return (pageData(text) as { admin?: AdminView }).admin;
}
