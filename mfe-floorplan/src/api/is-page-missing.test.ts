import { isPageMissing } from './is-page-missing';

const respond = (status: number) => jest.fn().mockResolvedValue({ ok: status < 400, status });
const signal = () => new AbortController().signal;
const original = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = original;
});

test.each([
  [200, false],
  [404, true],
  [503, true],
  [405, false],
  [501, false],
])('status %i for HEAD means missing: %s', async (status, isMissing) => {
  globalThis.fetch = respond(status);
  await expect(isPageMissing('/media/tours/84A.html', signal())).resolves.toBe(isMissing);
  expect(globalThis.fetch).toHaveBeenCalledWith(
    '/media/tours/84A.html',
    expect.objectContaining({ method: 'HEAD' }),
  );
});

test.each(['https://vr.example.com/84A', '//vr.example.com/84A'])(
  'no request is sent to the other host of %s',
  async (src) => {
    globalThis.fetch = respond(404);
    await expect(isPageMissing(src, signal())).resolves.toBe(false);
    expect(globalThis.fetch).not.toHaveBeenCalled();
  },
);

test('after a network error the page counts as missing, after an abort it does not', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
  await expect(isPageMissing('/media/tours/84A.html', signal())).resolves.toBe(true);
  await expect(isPageMissing('/media/tours/84A.html', AbortSignal.abort())).resolves.toBe(false);
});
