import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ListenError } from '../errors';
import type { Metrics } from './create-metrics';

export interface MetricsServer {
  readonly port: number;
  readonly server: Server;
}

interface MetricsAddress {
  readonly port: number;
  readonly host: string;
  readonly isReady?: () => boolean;
}

/**
 * Serves GET /metrics on a separate port that no edge forwards to: the network decides which clients reach it. With `isReady`
 * also GET /health, 200 while the process runs, and GET /ready.
 * @throws ListenError
 */
export function serveMetrics(
  metrics: Metrics,
  { port, host, isReady }: MetricsAddress,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (isReady && (request.url === '/health' || request.url === '/ready')) {
      const isWell = request.url === '/health' || isReady();
      response.writeHead(isWell ? 200 : 503, { 'Content-Type': 'text/plain' });
      return void response.end(isWell ? 'ok\n' : 'not ready\n');
    }
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not Found\n');
      return;
    }
    metrics.write().then(
      ({ type, text }) =>
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text),
      () => response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Error\n'),
    );
  });
  // It keeps no process running.
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ListenError(error, { port, host }, 'METRICS_PORT')),
    );
    server.listen(port, host, () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    );
  });
}
