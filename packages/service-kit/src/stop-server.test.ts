import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { listen } from './process';
import { stopServer } from './stop-server';

const address = { host: '127.0.0.1', port: 0 };
let server: Server;
let port: number;
beforeEach(async () => {
  // It never answers.
  ({ server, port } = await listen(() => undefined, address, 30_000));
});
afterEach(() => {
  jest.useRealTimers();
  server.close();
  server.closeAllConnections();
});

test('a connection that has sent no request does not delay shutdown until requests are cut', async () => {
  const unused = connect(port, address.host);
  const closed = once(unused, 'close');
  await once(server, 'connection');
  const cut = jest.spyOn(server, 'closeAllConnections');
  await stopServer(server);
  await closed;
  expect(cut).not.toHaveBeenCalled();
});

test('a request that is running has 12 s to finish, then it is cut', async () => {
  const cut = expect(fetch(`http://${address.host}:${port}`)).rejects.toThrow();
  await once(server, 'request');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  let isStopped = false;
  const stopped = stopServer(server).then(() => (isStopped = true));
  jest.advanceTimersByTime(11_900);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isStopped).toBe(false);
  jest.advanceTimersByTime(100);
  await Promise.all([stopped, cut]);
});
