/** Pages are data of the live release: running servers serve those that it brings, and its 404 page for those that it drops. */
import { defaultSite, encodePath } from '@site/contract';
import { siteTable, type SiteTable } from '@site/contract/site-table';
import { setTimeout as pause } from 'node:timers/promises';
import { publishFakes, releaseSmallSite } from '../testing/small-site';
import { describeEdges } from '../testing/describe-edges';

const page = { frame: 'section', label: '새 쪽', indexed: true } as const;
const table: SiteTable = {
  ...siteTable,
  routes: [
    ...siteTable.routes,
    { ...page, id: 'new', path: '/New/page', module: 'mfe-content/Home', render: 'static' },
    { ...page, id: 'news', path: '/:site/news', module: 'mfe-press/PressList', render: 'ssr' },
  ],
  redirects: [...siteTable.redirects, { from: '/New', to: '/New/page', status: 302 }],
};
const ssrPage = encodePath(`/${defaultSite.key}/news`);

describeEdges('new pages behind %s', (at) => {
  beforeAll(() => publishFakes(at.small.site, '2', table));

  const release = async (version: string) => {
    await releaseSmallSite(at.small.site, version);
    // A copy of a page is fresh for a second; nginx counts whole ones.
    await pause(2_100);
  };
  const get = async (path: string) => {
    const { status, headers, text } = await at.get(path);
    return [status, headers['location'] ?? /<h1>(\d+ [^<]+)</.exec(text)?.[1]];
  };

  test('are served after a switch, and are the 404 page after the next one, without a restart', async () => {
    const missing = [404, '404 /errors/404'];
    const added = ['/New/page', '/New', ssrPage];
    expect(await Promise.all(added.map(get))).toEqual(added.map(() => missing));
    await release('2');
    expect(await get('/New/page')).toEqual([200, '200 /New/page']);
    expect(await get('/New')).toEqual([302, '/New/page']);
    expect(await get(ssrPage)).toEqual([200, `200 /${defaultSite.key}/news`]);
    await release('1');
    expect(await get('/New/page')).toEqual(missing);
    await release('1');
    expect(await Promise.all(added.map(get))).toEqual(added.map(() => missing));
  });
});
