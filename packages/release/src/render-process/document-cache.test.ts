import { createDocumentCache } from './document-cache';

const render = jest.fn((text: string) => Promise.resolve({ html: text }));
beforeEach(() => render.mockClear());

test('the same inputs are rendered once, others each', async () => {
  const cache = createDocumentCache<{ html: string }>(2);
  const read = (title: string) => cache.read({ path: '/a', title }, () => render(title));
  const first = await read('one');
  expect(await read('one')).toBe(first);
  expect((await read('two')).html).toBe('two');
  expect(render).toHaveBeenCalledTimes(2);
});

test('the least recently used document is rendered again', async () => {
  const cache = createDocumentCache<{ html: string }>(2);
  for (const title of ['one', 'two', 'one', 'three', 'one', 'two'])
    await cache.read(title, () => render(title));
  expect(render.mock.calls.flat()).toEqual(['one', 'two', 'three', 'two']);
});

test('an error is thrown each time, never kept', async () => {
  const cache = createDocumentCache<{ html: string }>(2);
  const failing = () => cache.read('one', () => Promise.reject(new Error('thrown')));
  await expect(failing()).rejects.toThrow('thrown');
  await expect(failing()).rejects.toThrow('thrown');
  expect((await cache.read('one', () => render('one'))).html).toBe('one');
});
