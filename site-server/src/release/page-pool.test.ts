import { rmSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { writeHostileBundle } from '@site/release/testing';
import { createPagePool, type PagePool } from './page-pool';

const bundle = writeHostileBundle();
let ends = 0;
let pool: PagePool;
beforeEach(() => {
  ends = 0;
  pool = createPagePool(bundle.files, () => (ends += 1));
});
afterEach(() => pool.stop());
afterAll(() => rmSync(bundle.folder, { recursive: true }));

/** @param deed of the bundle */
const page = (path: string, deed = path, route = 'press-list') =>
  pool.run({ route, path, run: (processes) => processes.request('robots', deed) });

test('a page that ends its process fails alone: what ran beside it is rendered', async () => {
  const others = Array.from({ length: 20 }, (_, at) => page(`/${at}`));
  const [fatal] = await Promise.allSettled([page('/fatal', 'exit'), ...others]);
  expect(fatal).toMatchObject({
    status: 'rejected',
    reason: { message: 'the page ended itself with code 7' },
  });
  expect(await Promise.all(others)).toEqual(others.map((_, at) => `/${at}`));
  await nextTurn();
  // Once beside others, once alone.
  expect(ends).toBe(2);
});

test('its path is refused for a while, and other pages of its route run alone', async () => {
  await expect(page('/fatal', 'exit')).rejects.toThrow('ended itself');
  await expect(page('/fatal', 'fine')).rejects.toThrow('a moment ago');
  await nextTurn();
  ends = 0;
  await expect(page('/other', 'exit')).rejects.toThrow('ended itself');
  await nextTurn();
  // Not beside others.
  expect(ends).toBe(1);
  expect(await page('/fine')).toBe('/fine');
  expect(await page('/another-route', 'fine', 'press-article')).toBe('fine');
});

test('a page that fails without ending its process is tried again at once', async () => {
  await expect(page('/page', 'throw')).rejects.toThrow('a bad page');
  expect(await page('/page', 'fine')).toBe('fine');
});
