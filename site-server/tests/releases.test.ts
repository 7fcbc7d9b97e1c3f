/** What visitors get while and after running servers switch to another release, through every edge at once. */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultSite, encodePath } from '@site/contract';
import { siteTable, type SiteTable } from '@site/contract/site-table';
import type { SiteFolder } from '@site/release';
import { forAllTests } from '@site/testing/fixtures';
import { representativeRows } from '@site/testing/matrix';
import { sendRequest } from '@site/testing/send-request';
import { copySmallSite } from '../testing/copy-small-site';
import { startCountingPress } from '../testing/counting-press';
import { publishFakes, releaseSmallSite } from '../testing/small-site';
import { startEdgeBefore } from '../testing/start-edge-alone';
import { edgeKinds, type EdgeAlone, type EdgeKind } from '../testing/start-site';

const press = forAllTests(startCountingPress);
let site: SiteFolder;
let edges: readonly (readonly [EdgeKind, EdgeAlone])[];
beforeEach(async () => {
  site = await copySmallSite();
  const start = async (kind: EdgeKind) =>
    [kind, await startEdgeBefore(kind, press.address, {}, site)] as const;
  edges = await Promise.all(edgeKinds.map(start));
});
afterEach(async () => {
  for (const [, edge] of edges) await edge.stop();
  rmSync(site.root, { recursive: true });
});

/** @returns what each edge gives */
const ofEach = async <Given>(read: (origin: string, kind: EdgeKind) => Promise<Given>) =>
  new Map(
    await Promise.all(
      edges.map(async ([kind, { origin }]) => [kind, await read(origin, kind)] as const),
    ),
  );
const forEach = <Given>(given: Given) => new Map(edgeKinds.map((kind) => [kind, given]));

const release = async (version: string) => {
  await releaseSmallSite(site, version);
  // A copy of a page is fresh for a second; nginx counts whole ones.
  await pause(2_100);
};

/** Requests a page and compares its policy and its headers with its own styles. @returns the version of its shell */
async function visitPage(origin: string): Promise<string> {
  const { status, headers, text } = await sendRequest(origin, { path: '/Brand/intro' });
  const [, css = '', version = ''] =
    /<style>(html\{--made-by:"(\d+) [^<]*)<\/style>/.exec(text) ?? [];
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = headers['content-security-policy'] ?? '';
  expect([status, policy.includes(`'sha256-${hash}'`), headers['x-shell']]).toEqual([
    200,
    true,
    version,
  ]);
  // Its own and styled-components' empty element.
  expect(/style-src[^;]*/.exec(policy)?.[0].match(/'sha256-/g)).toHaveLength(2);
  return version;
}

test('under load: no request is lost, and every page has the policy and the headers of its own release', async () => {
  const versions = representativeRows(['2', '3', '4'], 1);
  for (const version of versions) publishFakes(site, version);
  let isOver = false;
  const visits = ofEach(async (origin) => {
    let count = 0;
    const seen = new Set<string>();
    const visit = async () => {
      for (; !isOver || count < 200; count += 1) seen.add(await visitPage(origin));
    };
    await Promise.all([1, 2, 3, 4].map(visit));
    return [...seen];
  });
  for (const version of versions) await release(version);
  isOver = true;
  expect(await visits).toEqual(forEach(['1', ...versions]));
});

test('pages that a release brings are served, and are the 404 page after the next one, without a restart', async () => {
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
  publishFakes(site, '2', table);
  const ssrPage = `/${defaultSite.key}/news`;
  const get = async (origin: string, path: string) => {
    const { status, headers, text } = await sendRequest(origin, { path });
    return [status, headers['location'] ?? /<h1>(\d+ [^<]+)</.exec(text)?.[1]];
  };
  const added = ['/New/page', '/New', encodePath(ssrPage)];
  const getAll = () => ofEach((origin) => Promise.all(added.map((path) => get(origin, path))));
  const missing = [404, '404 /errors/404'];
  expect(await getAll()).toEqual(forEach(added.map(() => missing)));
  await release('2');
  const served = [
    [200, '200 /New/page'],
    [302, '/New/page'],
    [200, `200 ${ssrPage}`],
  ];
  expect(await getAll()).toEqual(forEach(served));
  await release('1');
  expect(await ofEach((origin) => get(origin, '/New/page'))).toEqual(forEach(missing));
  await release('1');
  expect(await getAll()).toEqual(forEach(added.map(() => missing)));
});

test('a release keeps the ETag of what it does not change, and no other: a returning visitor gets 304 for it', async () => {
  const pages = ['/', '/Brand/intro', '/FloorPlan/84A'];
  const publicFiles = [
    '/announcement.pdf',
    '/favicon.svg',
    '/robots.txt',
    '/calendar/contract.ics',
    '/media/tours/84A.html',
  ];
  const visits = [...pages, ...publicFiles].flatMap((path) =>
    ['identity', 'gzip', 'br'].map((encoding) => ({
      path,
      headers: { 'Accept-Encoding': encoding },
    })),
  );
  const tags = await ofEach((origin) =>
    Promise.all(
      visits.map(async (visit) => (await sendRequest(origin, visit)).headers['etag'] ?? ''),
    ),
  );
  for (const given of tags.values()) expect(given).not.toContain('');
  /** @returns `status path` of a second visit, by the tags of the first */
  const returnToEach = () =>
    ofEach((origin, kind) =>
      Promise.all(
        visits.map(async ({ path, headers }, index) => {
          const held = { ...headers, 'If-None-Match': tags.get(kind)?.[index] };
          return `${(await sendRequest(origin, { path, headers: held })).status} ${path}`;
        }),
      ),
    );
  await release('1');
  expect(await returnToEach()).toEqual(forEach(visits.map(({ path }) => `304 ${path}`)));
  publishFakes(site, '2');
  await release('2');
  expect(await returnToEach()).toEqual(
    forEach(visits.map(({ path }) => `${pages.includes(path) ? 200 : 304} ${path}`)),
  );
});
