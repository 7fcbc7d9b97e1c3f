import { createServer } from 'node:net';
import { findFreePort, requirePort } from './free-port';

test('names a port in use and the variable to set', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(requirePort('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} is taken. Set another one: PORT=`,
  );
  await new Promise((resolve) => server.close(resolve));
});

test('finds a free port that no outgoing connection gets', async () => {
  const port = await findFreePort('127.0.0.1');
  expect(port).toBeLessThan(32_768);
  await expect(requirePort('127.0.0.1', port)).resolves.toBe(port);
});
