/**
 * The process: `node --import tsx press-service/src/server.ts`. Reads the environment, starts the service,
 * tells a supervisor (or the terminal) where it is, and ends cleanly on SIGTERM.
 */
import { ConfigFault, readConfig } from './config';
import { StoreFault } from './data/store-fault';
import { ListenFault } from './listen-fault';
import { startService, type RunningService } from './start-service';

try {
  const config = readConfig();
  const service = await startService(config);
  stopOnSignal(service);
  announce(service, config.host);
} catch (error) {
  const isOperators = [ConfigFault, StoreFault, ListenFault].some((kind) => error instanceof kind);
  console.error('press-service:', isOperators ? (error as Error).message : error);
  process.exit(1);
}

function announce({ port, administrator }: RunningService, host: string): void {
  const { email, generatedPassword } = administrator;
  // A supervisor shows the password itself; shown by both, it would stand in the terminal twice.
  if (process.send) process.send({ type: 'ready', port, admin: administrator });
  else if (generatedPassword)
    console.log(
      `press-service made the administrator ${email} with the password ${generatedPassword} (shown once)`,
    );
  const shownHost = host.includes(':') ? `[${host}]` : host;
  console.log(`press-service ready on http://${shownHost}:${port}`);
}

function stopOnSignal(service: RunningService): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('press-service: did not stop cleanly:', error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // A supervisor that was killed leaves no orphan behind.
  process.once('disconnect', stop);
  if (process.send && !process.connected) stop();
}
