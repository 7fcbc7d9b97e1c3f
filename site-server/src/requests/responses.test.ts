import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { endUnlessRead } from './responses';

test('the connection of a visitor who reads nothing is closed', async () => {
  let isClosed: () => void;
  const closed = new Promise<void>((resolve) => (isClosed = resolve));
  const server = createServer((_, response) => {
    endUnlessRead(response, 200);
    response.on('close', () => isClosed());
    response.end('x'.repeat(32 * 1024 * 1024));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
  visitor.pause().on('error', () => undefined);
  visitor.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await closed;
  visitor.destroy();
  server.close();
});
