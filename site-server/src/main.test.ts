/** The site server as a process. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import { startServer } from '@site/testing/start-server';

test('SIGTERM: a relayed registration gets its answer, a connection without a request delays nothing', async () => {
  const formService = await serveOnLoopback((_request, response) => {
    void pause(4_000).then(() => response.end('relayed'));
  });
  const upstream = formService.address;
  const siteServer = await startServer('site-server/src/main.ts', {
    SITE_DIR: '/none',
    PRESS_SERVICE: upstream,
    FORM_SERVICE: upstream,
  });
  const unused = connect(Number(siteServer.ready.port), '127.0.0.1');
  await once(unused, 'connect');
  const answer = fetch(`${siteServer.origin}/forms/visit`, { method: 'POST', body: 'name=a' });
  const status = answer.then(
    (response) => response.status,
    () => 'cut',
  );
  await once(formService.server, 'request');
  const first = Promise.race([status, once(unused, 'close').then(() => 'unused closed')]);
  await siteServer.stop();
  expect([await first, await status]).toEqual(['unused closed', 200]);
  expect(siteServer.child.exitCode).toBe(0);
  await formService.stop();
});
