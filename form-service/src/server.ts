/**
 * The process: settings, store, port, and graceful shutdown. An error at the start is one clear message and exit code 1;
 * requests are handled in app.ts.
 */
import { createMetrics, serveMetrics } from '@site/service-kit/metrics';
import { fail, listen, reportReady, stopOnSignal, stopServer } from '@site/service-kit/process';
import { createApp } from './app';
import { readConfig } from './config';
import { stackWithoutMessage } from './errors';
import { wire } from './wiring';

const service = 'form-service';

process.on('uncaughtException', (error) => fail(`${service} stops`, error, stackWithoutMessage));

try {
  const config = readConfig();
  const wiring = await wire(config, console.log);
  const { host, metricsPort } = config;
  const metrics = metricsPort === undefined ? undefined : createMetrics();
  const app = createApp({ ...wiring.appParts, metrics });
  const { server, port } = await listen(app, config, 20_000);
  if (metrics && metricsPort !== undefined)
    await serveMetrics(metrics, { port: metricsPort, host });
  stopOnSignal(service, async () => {
    await stopServer(server);
    await wiring.close();
  });
  reportReady(service, { port, host: config.host });
} catch (error) {
  fail(service, error, stackWithoutMessage);
}
