import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that the bench started, with its pages at `origin`. */
export interface Server {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server on a free port of loopback. Its `stop` ends all connections. */
export async function listen(server: HttpServer): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
