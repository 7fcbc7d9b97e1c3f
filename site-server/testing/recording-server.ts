import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

export interface RecordingServer {
  /** host:port */
  readonly address: string;
  /** Every request in order of arrival. */
  readonly requests: Recorded[];
  stop(): Promise<void>;
}

/** An upstream that accepts everything and echoes method and path of each request. */
export async function startRecordingServer(): Promise<RecordingServer> {
  const requests: Recorded[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      requests.push({ method, url, body: Buffer.concat(chunks).toString() });
      response.setHeader('Content-Type', 'text/plain');
      response.end(`saw ${method} ${url}\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
