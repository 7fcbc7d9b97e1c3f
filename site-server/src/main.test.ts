/** The site server as a process. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../tools/start/free-port';
import { startServer } from '@site/testing/start-server';

const formService = createServer((_request, response) => {
  void pause(4_000).then(() => response.end('relayed'));
});
beforeAll(async () => {
  await once(formService.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => formService.closeAllConnections());
afterAll(() => void formService.close());

test('SIGTERM: a relayed registration gets its answer, a connection without a request delays nothing', async () => {
  const upstream = `127.0.0.1:${(formService.address() as AddressInfo).port}`;
  const port = await findFreePort('127.0.0.1');
  const siteServer = await startServer('site-server/src/main.ts', {
    PORT: String(port),
    SITE_DIR: '/none',
    PRESS_SERVICE: upstream,
    FORM_SERVICE: upstream,
  });
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  const answer = fetch(`http://127.0.0.1:${port}/forms/visit`, { method: 'POST', body: 'name=a' });
  const status = answer.then(
    (response) => response.status,
    () => 'cut',
  );
  await once(formService, 'request');
  const first = Promise.race([status, once(unused, 'close').then(() => 'unused closed')]);
  await siteServer.stop();
  expect([await first, await status]).toEqual(['unused closed', 200]);
  expect(siteServer.child.exitCode).toBe(0);
});
