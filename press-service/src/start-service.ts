import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app';
import type { Config } from './config';
import { openStore } from './data/open-store';
import { ListenFault } from './listen-fault';
import { ensureAdministrator, type Administrator } from './services/ensure-administrator';
import { stopServer } from './stop-server';
import { wire } from './wiring';

const purgeEveryMs = 10 * 60 * 1_000;
/** Longer than the edge keeps its idle connections, so that the edge is the one to close them. */
const keepAliveMs = 75_000;

export interface RunningService {
  readonly port: number;
  readonly administrator: Administrator;
  stop(): Promise<void>;
}

type Replacements = Parameters<typeof wire>[2];

/**
 * Opens the store, listens, makes sure of the administrator.
 *
 * @throws StoreFault or ListenFault with a sentence for the operator
 */
export async function startService(
  config: Config,
  replacements?: Replacements,
): Promise<RunningService> {
  const store = await openStore(config);
  try {
    const parts = await wire(config, store, replacements);
    const server = createServer(createApp(parts));
    server.keepAliveTimeout = keepAliveMs;
    server.requestTimeout = 30_000;
    const port = await listen(server, config);
    const purge = setInterval(() => {
      store
        .purgeExpired(parts.now())
        .catch((error: unknown) => parts.writeErrorLine(String(error)));
    }, purgeEveryMs).unref();
    const stop = async () => {
      clearInterval(purge);
      await stopServer(server);
      await store.close();
    };
    try {
      // After listening: a password is never generated for a service that then cannot run.
      const administrator = await ensureAdministrator(
        { account: store.account, ...parts },
        config.admin,
      );
      return { port, administrator, stop };
    } catch (error) {
      await stopServer(server);
      throw error;
    }
  } catch (error) {
    await store.close();
    throw error;
  }
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ListenFault(error, port, host)),
    );
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
