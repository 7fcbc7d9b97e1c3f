/**
 * The process: settings, store, port, and a quiet end. Faults of the start are one clear message
 * and exit code 1; what happens to a request is in app.ts.
 */
import { createServer } from 'node:http';
import { createApp } from './app';
import { readConfig, type Config } from './config';
import { announce, explainListenFault } from './listening';
import { framesOf } from './middleware/frames-of';
import { shutDownOn } from './shut-down';
import { wire, type Wiring } from './wiring';

const log = (line: string): void => console.log(line);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function prepare(): { config: Config; wiring: Wiring } {
  try {
    const config = readConfig();
    return { config, wiring: wire(config, log) };
  } catch (fault) {
    const isForOperators = fault instanceof Error && /^(Config|Store)Error$/.test(fault.name);
    return fail(isForOperators ? fault.message : framesOf(fault));
  }
}

const { config, wiring } = prepare();
const server = createServer(createApp(wiring.appParts));
// Longer than the edge keeps a connection, so that it never posts into one that just closed.
server.keepAliveTimeout = 75_000;
server.requestTimeout = 20_000;
server.once('error', (fault: NodeJS.ErrnoException) => fail(explainListenFault(fault, config)));
server.listen(config.port, config.host, () => announce(server, config, log));
shutDownOn(['SIGTERM', 'SIGINT'], server, () => wiring.close());
process.on('uncaughtException', (fault) => fail(`form-service stops: ${framesOf(fault)}`));
