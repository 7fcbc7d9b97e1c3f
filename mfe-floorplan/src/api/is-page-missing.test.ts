import { isPageMissing } from './is-page-missing';

const answer = (status: number) => jest.fn().mockResolvedValue({ ok: status < 400, status });
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
])('a HEAD answered %i means missing: %s', async (status, isMissing) => {
  globalThis.fetch = answer(status);
  await expect(isPageMissing('/media/tours/84A.html', signal())).resolves.toBe(isMissing);
  expect(globalThis.fetch).toHaveBeenCalledWith(
    '/media/tours/84A.html',
    expect.objectContaining({ method: 'HEAD' }),
  );
});

test.each(['https://vr.example.com/84A', '//vr.example.com/84A'])(
  'the other host %s is not asked',
  async (src) => {
    globalThis.fetch = answer(404);
    await expect(isPageMissing(src, signal())).resolves.toBe(false);
    expect(globalThis.fetch).not.toHaveBeenCalled();
  },
);

test('without a connection the page counts as missing, after an abort it does not', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
  await expect(isPageMissing('/media/tours/84A.html', signal())).resolves.toBe(true);
  await expect(isPageMissing('/media/tours/84A.html', AbortSignal.abort())).resolves.toBe(false);
});
