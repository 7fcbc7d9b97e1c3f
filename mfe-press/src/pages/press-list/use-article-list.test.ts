/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
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
