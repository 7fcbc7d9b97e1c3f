/** A server of a test on a port of the loopback address; stopping it closes its connections too. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackServer {
  /** For example `http://127.0.0.1:41873`. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Listens on a free port. @throws the error of `listen` */
export async function serveOnLoopback(server: Server): Promise<LoopbackServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
