/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { pauseAfter } from '../pause-after';
import { PageLoad } from './page-load';

jest.mock('../pause-after', () => ({ pauseAfter: jest.fn() }));
jest.mock('../../frame/error-pages/section-unavailable', () => ({
  SectionUnavailable: () => <p>unavailable</p>,
}));
Object.assign(AbortSignal, { timeout: () => new AbortController().signal });

const fetchMock = jest.fn();
Object.assign(globalThis, { fetch: fetchMock });
const respond = (type: string) => Promise.resolve({ headers: new Map([['content-type', type]]) });
const respondWithPage = () => respond('text/html; charset=utf-8');

/** jsdom cannot load pages and logs an error instead, which these tests count. */
const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const reloads = () =>
  consoleError.mock.calls.filter(([error]) => /navigation/.test(String(error))).length;

let endPause: () => void;
beforeEach(() => {
  consoleError.mockClear();
  fetchMock.mockReset().mockImplementation(respondWithPage);
  jest
    .mocked(pauseAfter)
    .mockImplementation(() => new Promise((resolve) => (endPause = () => resolve())));
  document.body.innerHTML =
    '<form><input type="hidden" value="x"><input value="as it came"><textarea></textarea></form>';
});

const type = (text: string) => (document.querySelector('textarea')!.value = text);
const show = () => act(() => Promise.resolve(render(<PageLoad fallback={<p>loading</p>} />)));

test('reloads the page if the server responds to a HEAD request, and shows the fallback until then', async () => {
  await show();
  expect(screen.getByText('loading')).toBeTruthy();
  expect(reloads()).toBe(1);
  expect(fetchMock.mock.calls).toEqual([
    [location.href, expect.objectContaining({ method: 'HEAD' })],
  ]);
});

test.each<[string, () => unknown, number]>([
  ['the edge answers plain text', () => fetchMock.mockReturnValueOnce(respond('text/plain')), 1],
  ['there is no network', () => fetchMock.mockRejectedValueOnce(new TypeError('failed')), 1],
  ['the visitor has typed something', () => type('궁금합니다'), 0],
  [
    'the visitor types during the request',
    () =>
      fetchMock.mockImplementationOnce(() => {
        type('010');
        return respondWithPage();
      }),
    1,
  ],
])('%s: shows an error, and reloads when nothing prevents it', async (_, prevent, requests) => {
  prevent();
  await show();
  expect(screen.getByText('unavailable')).toBeTruthy();
  expect([reloads(), fetchMock.mock.calls.length]).toEqual([0, requests]);
  type('');
  await act(async () => endPause());
  expect(reloads()).toBe(1);
});

test('does not reload after it is unmounted', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('failed'));
  const { unmount } = await show();
  unmount();
  await act(async () => endPause());
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(reloads()).toBe(0);
});
