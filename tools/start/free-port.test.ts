import { serveOnLoopback } from '@site/testing/serve-on-loopback';
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
