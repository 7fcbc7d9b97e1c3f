/** The page server: renders the press pages on request, with live data and the release that is out. */
import { endWithSupervisor } from '@site/forwarding';
import { readConfig } from './config';
import { createPageServer } from './create-page-server';

try {
  const config = readConfig();
  const server = createPageServer(config);
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Page server: port ${config.port} is taken; set PORT.`
        : `Page server: ${error.message}`,
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
