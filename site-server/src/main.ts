/** Runs the site server: behind every address of the site, in `npm start` alone, in production behind nginx. */
import { endWithSupervisor } from '@site/service-kit/end-with-supervisor';
import { createMetrics, serveMetrics } from '@site/service-kit/metrics';
import { readConfig } from './config';
import { createSiteServer } from './create-site-server';

try {
  const config = readConfig();
  const { host, metricsPort } = config;
  const metrics = metricsPort === undefined ? undefined : createMetrics();
  const { server, isReady } = createSiteServer(config, metrics);
  if (metrics && metricsPort !== undefined)
    await serveMetrics(metrics, { host, port: metricsPort, isReady });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is taken. Set another one: PORT=8081 npm start`
        : `Site server: ${error.message}`,
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
