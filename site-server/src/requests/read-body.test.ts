import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import { readBody } from './read-body';

it.each(['he', 'hello'])(
  'refuses at once the body of a client that has left after sending "%s" of 5 bytes',
  async (sent) => {
    const { server, port, stop } = await serveOnLoopback(() => undefined);
    const client = connect(port, '127.0.0.1');
    client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n${sent}`);
    const [request] = (await once(server, 'request')) as [IncomingMessage];
    // Not `once`, whose listener for errors would change what the request emits.
    const closed = new Promise((resolve) => request.on('close', resolve));
    client.destroy();
    await closed;
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await expect(readBody(request, 1000)).rejects.toMatchObject({ status: 400 });
    expect(timers).not.toHaveBeenCalled();
    timers.mockRestore();
    await stop();
  },
);
