/** Entry of the SSR server, which renders the press pages per request with current data and the live release. */
import { endWithSupervisor } from '@site/service-kit/end-with-supervisor';
import { createMetrics, serveMetrics } from '@site/service-kit/metrics';
import { readConfig } from './config';
import { createSsrServer } from './create-ssr-server';

try {
  const config = readConfig();
  const { host, metricsPort } = config;
  const metrics = metricsPort === undefined ? undefined : createMetrics();
  const server = createSsrServer(config, metrics);
  if (metrics && metricsPort !== undefined)
    await serveMetrics(metrics, { host, port: metricsPort });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `SSR server: port ${config.port} is taken; set PORT.`
        : `SSR server: ${error.message}`,
    );
    process.exit(1);
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    process.send?.({
      type: 'ready',
      port: typeof address === 'object' ? address?.port : config.port,
    });
  });
  endWithSupervisor(server);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
