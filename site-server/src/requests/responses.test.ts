import { connect } from 'node:net';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import { endUnlessRead } from './responses';

test('the connection of a visitor who reads nothing is closed', async () => {
  let isClosed: () => void;
  const closed = new Promise<void>((resolve) => (isClosed = resolve));
  const { port, stop } = await serveOnLoopback((_, response) => {
    endUnlessRead(response, 200);
    response.on('close', () => isClosed());
    response.end('x'.repeat(32 * 1024 * 1024));
  });
  const visitor = connect(port, '127.0.0.1');
  visitor.pause().on('error', () => undefined);
  visitor.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await closed;
  visitor.destroy();
  await stop();
});
