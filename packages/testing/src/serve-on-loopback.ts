/** A server of a test on a port of the loopback address; stopping it closes its connections too. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackServer {
  readonly server: Server;
  readonly port: number;
  /** For example `http://127.0.0.1:41873`. */
  readonly origin: string;
  /** host:port */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Listens on a free port. @throws the error of `listen` */
export async function serveOnLoopback(served: Server | RequestListener): Promise<LoopbackServer> {
  const server = typeof served === 'function' ? createServer(served) : served;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    origin: `http://127.0.0.1:${port}`,
    address: `127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
