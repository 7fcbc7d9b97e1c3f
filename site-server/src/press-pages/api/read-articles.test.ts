import type { RequestListener } from 'node:http';
import { pressArticlePath, sites } from '@site/contract';
import { addressesOf, siteTable } from '@site/contract/site-table';
import { serveOnLoopback, type LoopbackServer } from '@site/testing/serve-on-loopback';
import { readArticlePaths } from './read-articles';

const release = { table: siteTable, addresses: addressesOf(siteTable) };

let server: LoopbackServer;
afterEach(() => server.stop());

async function startPress(listener: RequestListener): Promise<string> {
  server = await serveOnLoopback(listener);
  return server.origin;
}

const id = '5f3a91c07e5f3a91c07e5f3a';
const date = '2026-11-20T06:04:00.000Z';
const article = { id, siteId: sites[0]?.key, title: 'a', summary: 'b', date, views: 0 };

test('the newest articles of every site, page after page', async () => {
  const press = await startPress(({ url = '' }, response) => {
    const isFirst = !url.includes('after=');
    response.end(JSON.stringify({ articles: [article], next: isFirst ? 'cursor' : null }));
  });
  const ofSite = (site: string) => ({ path: pressArticlePath(site, id), changedAt: date });
  const expected = sites.flatMap(({ key }) => [ofSite(key), ofSite(key)]);
  expect(await readArticlePaths(press, release)).toEqual(expected);
});

test('a list that fails is an error, and not a sitemap without articles', async () => {
  const press = await startPress(({ url = '' }, response) => {
    if (url.includes('after=')) return response.writeHead(503).end();
    return response.end(JSON.stringify({ articles: [article], next: 'cursor' }));
  });
  await expect(readArticlePaths(press, release)).rejects.toThrow(/after=cursor: status 503$/);
});
