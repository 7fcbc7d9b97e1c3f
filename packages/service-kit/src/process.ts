/** The life cycle of a service's process: listening, reporting that it is ready, ending cleanly. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { explain, ListenError } from './errors';
import { trackConnections } from './stop-server';

export { stopServer } from './stop-server';

/** Longer than the edge's, so that the edge closes idle connections first. */
const keepAliveMs = 75_000;

interface Address {
  readonly port: number;
  readonly host: string;
}

export interface Listening {
  readonly server: Server;
  /** The actual port if 0 was configured. */
  readonly port: number;
}

/** @throws ListenError */
export function listen(
  app: RequestListener,
  { port, host }: Address,
  requestTimeoutMs: number,
): Promise<Listening> {
  const server = createServer(app);
  server.keepAliveTimeout = keepAliveMs;
  server.requestTimeout = requestTimeoutMs;
  trackConnections(server);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ListenError(error, { port, host })),
    );
    server.listen(port, host, () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    );
  });
}

/**
 * Reports the address on stdout and, over IPC, to the process that started this one.
 * @param extra further members of the IPC message
 */
export function reportReady(service: string, { port, host }: Address, extra: object = {}): void {
  // Without a callback Node would throw if the process that started this one has just gone; `stopOnSignal` ends it then.
  process.send?.({ type: 'ready', port, ...extra }, undefined, () => undefined);
  console.log(`${service} ready on http://${host.includes(':') ? `[${host}]` : host}:${port}`);
}

/**
 * Ends the process on SIGTERM and SIGINT, and when the process that started it (IPC) is gone, so that a killed supervisor
 * leaves no orphan. Exit code 0 once `stop` has resolved.
 */
export function stopOnSignal(service: string, stop: () => Promise<void>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(`${service}: did not stop cleanly`, error),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.once('disconnect', end);
  if (process.send && !process.connected) end();
}

/** Ends the process with exit code 1 and the reason on stderr. */
export function fail(
  prefix: string,
  error: unknown,
  describeDefect?: (error: unknown) => string,
): never {
  console.error(`${prefix}: ${explain(error, describeDefect)}`);
  process.exit(1);
}
