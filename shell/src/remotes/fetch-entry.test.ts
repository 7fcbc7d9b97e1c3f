/** @jest-environment jsdom */
import { fetchEntry, forgetEntry } from './fetch-entry';

const ask = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
Object.assign(globalThis, { fetch: ask });
Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
const whole = { ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) };

let entry: string;
let count = 0;
beforeEach(() => {
  ask.mockReset();
  entry = `/remotes/mfe-press/1/entry.${(count += 1)}.js`;
});

test('who asks for the same entry shares one request', async () => {
  ask.mockResolvedValue(whole);
  await Promise.all([fetchEntry(entry), fetchEntry(entry)]);
  await fetchEntry(entry);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('after a failure the next one asks anew, past what lies in the cache', async () => {
  ask
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ ok: false, status: 503 })
    .mockResolvedValue(whole);
  await expect(fetchEntry(entry)).rejects.toThrow('Failed to fetch');
  await expect(fetchEntry(entry)).rejects.toThrow('answered 503');
  await fetchEntry(entry);
  expect(ask.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload', 'reload']);
});

test('so does one whose script did not do', async () => {
  ask.mockResolvedValue(whole);
  await fetchEntry(entry);
  forgetEntry(entry);
  await fetchEntry(entry);
  expect(ask.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload']);
});

test('what is slow gets more time at every try', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  ask.mockRejectedValue(new DOMException('timed out', 'TimeoutError'));
  for (let attempt = 1; attempt <= 8; attempt++)
    await expect(fetchEntry(entry)).rejects.toThrow('timed out');
  expect(timeout.mock.calls.map(([ms]) => ms / 1000)).toEqual([4, 6, 8, 10, 12, 14, 16, 16]);
});
