/** @jest-environment jsdom */
import { canLeavePage } from './can-leave-page';

const ask = jest.fn<Promise<{ headers: Headers }>, [string, RequestInit]>();
Object.assign(globalThis, { fetch: ask });
Object.assign(AbortSignal, { timeout: () => new AbortController().signal });

function answers(contentType: string) {
  ask.mockResolvedValue({ headers: new Map([['content-type', contentType]]) as never });
}

beforeEach(() => {
  ask.mockReset();
  document.body.innerHTML = '';
});

test('a page that answers may be gone to; the probe loads none of it', async () => {
  answers('text/html; charset=utf-8');
  await expect(canLeavePage()).resolves.toBe(true);
  expect(ask).toHaveBeenCalledWith(location.href, expect.objectContaining({ method: 'HEAD' }));
});

test('an edge that refuses in plain text, or no network: the visitor stays', async () => {
  answers('text/plain');
  await expect(canLeavePage()).resolves.toBe(false);
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(canLeavePage()).resolves.toBe(false);
});

test('something typed keeps the page, and nobody is asked; what the page itself filled in does not', async () => {
  answers('text/html');
  document.body.innerHTML =
    '<form><input type="hidden" value="x"><input name="name" value="as it came"><textarea></textarea></form>';
  await expect(canLeavePage()).resolves.toBe(true);
  ask.mockClear();
  (document.querySelector('textarea') as HTMLTextAreaElement).value = '궁금합니다';
  await expect(canLeavePage()).resolves.toBe(false);
  expect(ask).not.toHaveBeenCalled();
});

test('something typed while the probe was on its way keeps the page too', async () => {
  document.body.innerHTML = '<form><input name="phone"></form>';
  ask.mockImplementation(() => {
    (document.querySelector('input') as HTMLInputElement).value = '010';
    return Promise.resolve({ headers: new Map([['content-type', 'text/html']]) as never });
  });
  await expect(canLeavePage()).resolves.toBe(false);
});
