import { serveMetrics } from '@site/service-kit/metrics';
import { listen, stopServer } from '@site/service-kit/process';
import { createApp } from './app';
import type { Config } from './config';
import { openStore } from './data/open-store';
import { ensureAdministrator } from './services/sign-in/ensure-administrator';
import { wire } from './wiring';

const purgeEveryMs = 10 * 60 * 1_000;
/** A rotated session secret. */
const refreshEveryMs = 2_000;
const requestTimeoutMs = 30_000;

/**
 * Opens the store, listens, creates the administrator if there is none.
 *
 * @throws StoreError, ListenError or ConfigError with a sentence for the operator
 */
export async function startService(config: Config, replacements?: Parameters<typeof wire>[2]) {
  const store = await openStore(config);
  try {
    const parts = await wire(config, store, replacements);
    const { server, port } = await listen(createApp(parts), config, requestTimeoutMs);
    const inner =
      parts.metrics && config.metricsPort !== undefined
        ? await serveMetrics(parts.metrics, { port: config.metricsPort, host: config.host })
        : undefined;
    const servers = [server, ...(inner ? [inner.server] : [])];
    const stopServers = () => Promise.all(servers.map(stopServer));
    const purge = setInterval(() => {
      store
        .purgeExpired(parts.now())
        .catch((error: unknown) => parts.writeErrorLine(String(error)));
    }, purgeEveryMs).unref();
    const refresh = setInterval(() => {
      // The store reports it at the next request; the sessions of the former secret have ended in it.
      parts.refreshSecret().catch(() => undefined);
    }, refreshEveryMs).unref();
    const stop = async () => {
      clearInterval(purge);
      clearInterval(refresh);
      await stopServers();
      await store.close();
    };
    try {
      // After listening: no password is generated for a service that cannot run.
      const administrator = await ensureAdministrator(
        { account: store.account, ...parts },
        config.admin,
      );
      return { port, metricsPort: inner?.port, administrator, stop };
    } catch (error) {
      await stopServers();
      throw error;
    }
  } catch (error) {
    await store.close();
    throw error;
  }
}
