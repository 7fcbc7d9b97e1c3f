/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { pathOf } from '@site/contract';
import { useArticleList } from './use-article-list';

const site = '윤슬';
const path = pathOf('press-list', { site });

beforeAll(() => {
  AbortSignal.timeout = () => new AbortController().signal;
});

test('a search in the address survives a return in the history, also for the signed-in administrator [PRESS-18]', async () => {
  history.replaceState(null, '', `${path}?q=${encodeURIComponent('호수')}`);
  const requested: string[] = [];
  globalThis.fetch = jest.fn((url) => {
    requested.push(decodeURIComponent(url as string));
    const search = { text: '호수', count: 0, isComplete: true };
    const body = { articles: [], next: null, ...(requested.at(-1)?.includes('q=') && { search }) };
    return Promise.resolve({ ok: true, status: 200, json: async () => body } as Response);
  });
  const { result } = renderHook(() => useArticleList(site, { articles: [], next: null }, true));
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(requested.at(-1)).toContain('q=호수');
  expect(result.current.list?.search?.text).toBe('호수');
  expect(new URLSearchParams(location.search).get('q')).toBe('호수');
});

test('after the sign-in a list of several pages keeps its rows and its address [PRESS-17]', async () => {
  history.replaceState(null, '', `${path}?pages=7`);
  const rows = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      id: n.toString(16).padStart(24, '0'),
      siteId: site,
      title: `기사 ${n}`,
      summary: '요약',
      date: '2026-11-20T06:04:00.000Z',
      views: 0,
    }));
  globalThis.fetch = jest.fn((url) => {
    const limit = Number(new URL(url as string, location.href).searchParams.get('limit'));
    const body = { articles: rows(limit), next: 'abc-0123456789abcdef01234567' };
    return Promise.resolve({ ok: true, status: 200, json: async () => body } as Response);
  });
  const initial = { articles: rows(64), next: null };
  const { result, rerender } = renderHook(
    ({ isSignedIn }) => useArticleList(site, initial, isSignedIn),
    { initialProps: { isSignedIn: false } },
  );
  rerender({ isSignedIn: true });
  await waitFor(() => expect(result.current.list).not.toBe(initial));
  expect(result.current.list?.articles).toHaveLength(70);
  expect(location.search).toBe('?pages=7');
});

test('a search that is complete with its first page stays complete after 더보기 [PRESS-18]', async () => {
  history.replaceState(null, '', path);
  const search = { text: '호수', count: 45, isComplete: true };
  const next = 'abc-0123456789abcdef01234567';
  globalThis.fetch = jest.fn((url) => {
    const isMore = (url as string).includes('after=');
    const body = { articles: [], next, search: isMore ? { ...search, isComplete: false } : search };
    return Promise.resolve({ ok: true, status: 200, json: async () => body } as Response);
  });
  const { result } = renderHook(() => useArticleList(site, { articles: [], next, search }, false));
  act(() => result.current.loadMore());
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(result.current.list?.search?.isComplete).toBe(true);
});
