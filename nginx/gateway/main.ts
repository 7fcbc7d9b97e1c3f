/** Runs the gateway as a separate process for `npm start`; nginx replaces it in production. */
import { endWithSupervisor } from '@site/service-kit/end-with-supervisor';
import { readConfig } from './config';
import { createGateway } from './create-gateway';

try {
  const config = readConfig();
  const server = createGateway(config);
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is taken. Set another one: PORT=8081 npm start`
        : `Gateway: ${error.message}`,
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
