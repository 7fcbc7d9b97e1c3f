/**
 * The process: settings, store, port, and a clean end. An error at the start is one clear message and exit code 1; the way
 * of a request is in app.ts.
 */
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
  const { server, port } = await listen(createApp(wiring.appParts), config, 20_000);
  stopOnSignal(service, async () => {
    await stopServer(server);
    await wiring.close();
  });
  reportReady(service, { port, host: config.host });
} catch (error) {
  fail(service, error, stackWithoutMessage);
}
