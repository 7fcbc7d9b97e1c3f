// A returning visitor gets 304 for everything that the releases since the last visit have not changed.
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { SiteFolder } from '@site/release';
import { copySmallSite } from '../testing/copy-small-site';
import { forAllTests } from '@site/testing/fixtures';
import { sendRequest } from '@site/testing/send-request';
import { publishFakes, releaseSmallSite } from '../testing/small-site';
import { edgeKinds, startEdge } from '../testing/start-site';

const nobody = '127.0.0.1:1';
const inner = { press: nobody, forms: nobody };

const pages = ['/', '/Brand/intro', '/FloorPlan/84A'];
const publicFiles = [
  '/announcement.pdf',
  '/favicon.svg',
  '/robots.txt',
  '/calendar/contract.ics',
  '/media/tours/84A.html',
];
const encodings = ['identity', 'gzip', 'br'];

describe.each(edgeKinds)('%s', (kind) => {
  let site: SiteFolder;
  beforeAll(async () => {
    site = await copySmallSite();
  });
  const edge = forAllTests(() => startEdge(kind, { site, inner }));
  afterAll(() => rmSync(site.root, { recursive: true }));

  const visits = [...pages, ...publicFiles].flatMap((path) =>
    encodings.map((encoding) => ({ path, headers: { 'Accept-Encoding': encoding } })),
  );
  const visitAll = () => Promise.all(visits.map((visit) => sendRequest(edge.origin, visit)));
  /** @returns `status path` of a second visit, by the tags of the first */
  const returnWith = async (tags: readonly (string | undefined)[]) =>
    Promise.all(
      visits.map(async ({ path, headers }, index) => {
        const held = { ...headers, 'If-None-Match': tags[index] };
        return `${(await sendRequest(edge.origin, { path, headers: held })).status} ${path}`;
      }),
    );
  const release = async (version: string) => {
    await releaseSmallSite(site, version);
    // A copy of a page is fresh for a second; nginx counts whole ones.
    await pause(2_100);
  };

  test('a release keeps the ETag of what it does not change, and no other', async () => {
    const tags = (await visitAll()).map(({ headers }) => headers['etag']);
    expect(tags).not.toContain(undefined);
    await release('1');
    expect(await returnWith(tags)).toEqual(visits.map(({ path }) => `304 ${path}`));
    publishFakes(site, '2');
    await release('2');
    expect(await returnWith(tags)).toEqual(
      visits.map(({ path }) => `${pages.includes(path) ? 200 : 304} ${path}`),
    );
  });
});
