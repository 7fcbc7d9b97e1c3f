/** The gateway as a process. */
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
  const gateway = await startServer('nginx/gateway/main.ts', {
    PORT: String(port),
    SITE_DIR: '/none',
    PRESS_SERVICE: upstream,
    FORM_SERVICE: upstream,
    SSR_SERVER: upstream,
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
  await gateway.stop();
  expect([await first, await status]).toEqual(['unused closed', 200]);
  expect(gateway.child.exitCode).toBe(0);
});
