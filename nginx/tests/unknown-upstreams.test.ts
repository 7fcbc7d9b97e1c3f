/** nginx while the names of its services have no address: containers restart, or no pod is ready. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  articlesUrl,
  articleUrl,
  defaultSite,
  encodePath,
  pathOf,
  pictureFileUrl,
} from '@site/contract';
import { goodSession } from '../testing/counting-press';
import { sendRequest } from '../testing/send-request';
import { startDnsServer, type DnsServer } from '../testing/start-dns-server';
import { startEdgeBefore, type EdgeAlone } from '../testing/start-edge-alone';
import { edgeKinds } from '../testing/start-site';

const list = encodePath(pathOf('press-list'));
const id = '1'.repeat(24);
/** After it a copy of one second is no longer fresh: nginx counts whole seconds. */
const copyMs = 2_100;
const deletedPicture = pictureFileUrl('deleted', '800.avif');

(edgeKinds.includes('nginx') ? describe : describe.skip)('nginx', () => {
  let dns: DnsServer;
  let edge: EdgeAlone;
  /** In place of the press service and the SSR server. */
  const upstream = createServer(({ url = '' }, response) => {
    requests += 1;
    response.writeHead(url === deletedPicture ? 404 : 200).end(`answer to ${url}`);
  });
  let requests = 0;
  beforeAll(async () => {
    await once(upstream.listen(0, '127.0.0.1'), 'listening');
    dns = await startDnsServer(['press-service', 'shell']);
    const { port } = upstream.address() as AddressInfo;
    edge = await startEdgeBefore('nginx', `127.0.0.1:${port}`, {
      DNS_RESOLVER: dns.address,
      PRESS_SERVICE: `press-service:${port}`,
      SSR_SERVER: `shell:${port}`,
    });
  });
  afterAll(async () => {
    await edge.stop();
    upstream.close();
    upstream.closeAllConnections();
    dns.stop();
  });

  const paths = [
    articlesUrl(defaultSite.key),
    `${articlesUrl(defaultSite.key)}?limit=5`,
    articleUrl(defaultSite.key, id),
    pictureFileUrl('published', '800.avif'),
    // A picture is fresh for ten minutes, a 404 only for a second.
    deletedPicture,
    list,
    `${list}?pages=2`,
    `${list}/${id}`,
    `${list}/feed.xml`,
    '/sitemap.xml',
  ];

  test('every copy is served while its service has no address [PRESS-13]', async () => {
    const read = (headers = {}) =>
      Promise.all(
        paths.map(async (path) => {
          const { status, text } = await sendRequest(edge.origin, { path, headers });
          return [path, status, text] as const;
        }),
      );
    const before = await read();
    expect(before).toEqual(
      paths.map((path) => [path, path === deletedPicture ? 404 : 200, `answer to ${path}`]),
    );
    dns.names.clear();
    await pause(copyMs);
    expect(await read()).toEqual(before);
    expect(await read({ Cookie: goodSession })).toEqual(before);
    expect(requests).toBe(paths.length);
  });

  test.each([
    [`${articlesUrl(defaultSite.key)}?limit=9`, 502, '"unavailable"'],
    [pictureFileUrl('never-requested', '800.avif'), 502, '"unavailable"'],
    [`${list}?pages=3`, 503, '<h1'],
    [`${list}/feed.json`, 503, 'Service Unavailable'],
  ])('without a copy %s is an error of the edge', async (path, status, text) => {
    dns.names.clear();
    const answer = await sendRequest(edge.origin, { path });
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
  });

  test('it answers again as soon as its name has an address', async () => {
    dns.names.add('press-service');
    await pause(copyMs);
    const { status } = await sendRequest(edge.origin, {
      path: `${articlesUrl(defaultSite.key)}?limit=9`,
    });
    expect(status).toBe(200);
  });
});
