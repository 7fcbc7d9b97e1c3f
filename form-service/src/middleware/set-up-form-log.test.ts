import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { setUpFormLog } from './set-up-form-log';

test('a request whose client left before the response is logged as aborted', async () => {
  const app = express();
  const lines: string[] = [];
  setUpFormLog(app, (line) => void lines.push(line));
  const closed = new Promise<void>((resolve) => {
    app.use(({ socket }, response) => {
      response.once('close', resolve);
      socket.destroy();
    });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  await closed;
  server.close();
  expect(lines).toEqual([expect.stringMatching(/^GET other aborted - /)]);
});
