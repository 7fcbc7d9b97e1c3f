import { createServer } from 'node:net';
import { findFreePort, requirePort } from './free-port';

test('a taken port is named, with what to set', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(requirePort('127.0.0.1', port)).rejects.toThrow(
    `Port ${port} is taken. Set another one: PORT=`,
  );
  await new Promise((resolve) => server.close(resolve));
});

test('a free port can be had', async () => {
  const port = await findFreePort('127.0.0.1');
  await expect(requirePort('127.0.0.1', port)).resolves.toBe(port);
});
