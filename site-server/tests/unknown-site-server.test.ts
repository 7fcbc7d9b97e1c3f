/** nginx while the name of its site server has no address: containers restart, or no pod is ready. */
import { setTimeout as pause } from 'node:timers/promises';
import { encodePath, pathOf } from '@site/contract';
import { forAllTests } from '@site/testing/fixtures';
import { sendRequest } from '@site/testing/send-request';
import { startDnsServer } from '../testing/start-dns-server';
import { edgeKinds, startEdge, startNginxBefore, startSmallSite } from '../testing/start-site';

const list = encodePath(pathOf('press-list'));
/** After it a copy of one second is no longer fresh: nginx counts whole seconds. */
const copyMs = 2_100;
const paths = [list, '/Brand/intro', `${list}/feed.xml`, '/sitemap.xml', '/favicon.svg'];

(edgeKinds.includes('nginx') ? describe : describe.skip)('nginx', () => {
  const dns = forAllTests(() => startDnsServer(['site-server']));
  const small = forAllTests(startSmallSite);
  const edge = forAllTests(() => startEdge('site-server', small));
  const nginx = forAllTests(() =>
    startNginxBefore(edge.origin, {
      DNS_RESOLVER: dns.address,
      SITE_SERVER: `site-server:${new URL(edge.origin).port}`,
    }),
  );

  test('every copy is sent meanwhile, and again new answers once the name has an address [PRESS-13]', async () => {
    const read = () =>
      Promise.all(
        [...paths, '/nowhere'].map(async (path) => {
          const { status, text } = await sendRequest(nginx.origin, { path });
          return [path, status, text] as const;
        }),
      );
    const before = await read();
    expect(before.map(([, status]) => status)).toEqual([...paths.map(() => 200), 404]);
    dns.names.clear();
    await pause(copyMs);
    const [missing, ...copies] = (await read()).reverse();
    expect(copies.reverse()).toEqual(before.slice(0, -1));
    expect(missing).toMatchObject(['/nowhere', 503, expect.stringContaining('<h1>')]);
    dns.names.add('site-server');
    await pause(copyMs);
    expect((await sendRequest(nginx.origin, { path: '/nowhere' })).status).toBe(404);
  });
});
