/** @jest-environment jsdom */
import { canLeavePage } from './can-leave-page';

const fetchMock = jest.fn<Promise<{ headers: Headers }>, [string, RequestInit]>();
Object.assign(globalThis, { fetch: fetchMock });
Object.assign(AbortSignal, { timeout: () => new AbortController().signal });

function respondWith(contentType: string) {
  fetchMock.mockResolvedValue({ headers: new Map([['content-type', contentType]]) as never });
}

beforeEach(() => {
  fetchMock.mockReset();
  document.body.innerHTML = '';
});

test('true if a page responds; sends only a HEAD request', async () => {
  respondWith('text/html; charset=utf-8');
  await expect(canLeavePage()).resolves.toBe(true);
  expect(fetchMock).toHaveBeenCalledWith(
    location.href,
    expect.objectContaining({ method: 'HEAD' }),
  );
});

test('false for a plain-text error of the edge, and without network', async () => {
  respondWith('text/plain');
  await expect(canLeavePage()).resolves.toBe(false);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(canLeavePage()).resolves.toBe(false);
});

test('false without a request if the visitor has typed something; default values do not count', async () => {
  respondWith('text/html');
  document.body.innerHTML =
    '<form><input type="hidden" value="x"><input name="name" value="as it came"><textarea></textarea></form>';
  await expect(canLeavePage()).resolves.toBe(true);
  fetchMock.mockClear();
  (document.querySelector('textarea') as HTMLTextAreaElement).value = '궁금합니다';
  await expect(canLeavePage()).resolves.toBe(false);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('false if the visitor types during the request', async () => {
  document.body.innerHTML = '<form><input name="phone"></form>';
  fetchMock.mockImplementation(() => {
    (document.querySelector('input') as HTMLInputElement).value = '010';
    return Promise.resolve({ headers: new Map([['content-type', 'text/html']]) as never });
  });
  await expect(canLeavePage()).resolves.toBe(false);
});
