/** Entry of the SSR server, which renders the press pages per request with current data and the live release. */
import { endWithSupervisor } from '@site/service-kit/end-with-supervisor';
import { readConfig } from './config';
import { createSsrServer } from './create-ssr-server';

try {
  const config = readConfig();
  const server = createSsrServer(config);
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
