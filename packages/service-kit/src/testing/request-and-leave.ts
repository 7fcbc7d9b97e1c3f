import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/** Sends a request to a new route of the app, whose connection ends before the response; resolves once the response is closed. */
export async function requestAndLeave(app: Express, path: string): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    app.get(path, ({ socket }, response) => {
      response.once('close', resolve);
      socket.destroy();
    });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}${path}`)).rejects.toThrow();
  await closed;
  server.close();
}
