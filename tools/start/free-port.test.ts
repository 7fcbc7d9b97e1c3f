import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { findFreePort, requirePort } from './free-port';

test('names a port in use and the variable to set', async () => {
  const { port, stop } = await serveOnLoopback(() => undefined);
  await expect(requirePort('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} is taken. Set another one: PORT=`,
  );
  await stop();
});

test('finds a free port that no outgoing connection gets', async () => {
  const port = await findFreePort('127.0.0.1');
  expect(port).toBeLessThan(32_768);
  await expect(requirePort('127.0.0.1', port)).resolves.toBe(port);
});

test('keeps a port from others until its server listens', async () => {
  const port = await findFreePort('127.0.0.1');
  const other = createSocket('udp4').bind(port, '127.0.0.1');
  const [error] = (await once(other, 'error')) as [Error];
  expect(error).toMatchObject({ code: 'EADDRINUSE' });
  other.close();
});
