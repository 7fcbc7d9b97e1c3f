/** @jest-environment jsdom */
import { fetchEntry, forgetEntry } from './fetch-entry';

const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
Object.assign(globalThis, { fetch: fetchMock });
Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
const complete = { ok: true, text: () => Promise.resolve('') };

let entry: string;
let count = 0;
beforeEach(() => {
  fetchMock.mockReset();
  entry = `/remotes/mfe-press/1/entry.${(count += 1)}.js`;
});

test('calls for the same entry share one request', async () => {
  fetchMock.mockResolvedValue(complete);
  await Promise.all([fetchEntry(entry), fetchEntry(entry)]);
  await fetchEntry(entry);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('after a failure the next call sends a new request and bypasses the cache', async () => {
  fetchMock
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ ok: false, status: 503 })
    .mockResolvedValue(complete);
  await expect(fetchEntry(entry)).rejects.toThrow('Failed to fetch');
  await expect(fetchEntry(entry)).rejects.toThrow('responded 503');
  await fetchEntry(entry);
  expect(fetchMock.mock.calls.map(([, { cache }]) => cache)).toEqual([
    'default',
    'reload',
    'reload',
  ]);
});

test('does the same after forgetEntry', async () => {
  fetchMock.mockResolvedValue(complete);
  await fetchEntry(entry);
  forgetEntry(entry);
  await fetchEntry(entry);
  expect(fetchMock.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload']);
});

test('the timeout grows with every attempt', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  fetchMock.mockRejectedValue(new DOMException('timed out', 'TimeoutError'));
  for (let attempt = 1; attempt <= 8; attempt++)
    await expect(fetchEntry(entry)).rejects.toThrow('timed out');
  expect(timeout.mock.calls.map(([ms]) => ms / 1000)).toEqual([4, 6, 8, 10, 12, 14, 16, 16]);
});
