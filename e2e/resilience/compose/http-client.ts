/** HTTP requests as browsers send them: over kept-alive connections, which the edge closes when it reloads. */
import { Agent } from 'node:http';
import {
  sendRequest,
  type LostRequest,
  type TestRequest,
  type TestResponse,
} from '@site/testing/send-request';

const timeoutMs = 15_000;

export type RequestOptions = Pick<TestRequest, 'method' | 'headers' | 'body'>;

export type SendRequest = (path: string, options?: RequestOptions) => Promise<TestResponse>;

/**
 * Retries a read on a new connection when the edge closes its kept-alive one at that moment, as RFC 9112 (9.3.1)
 * allows and every browser does. A write, or a failure on a new connection, is not retried: it is lost.
 */
export function createHttpClient(origin: string): SendRequest {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const closed = new Set(['ECONNRESET', 'EPIPE']);
  const send = (path: string, options: RequestOptions, on: Agent | false) =>
    sendRequest(origin, { path, ...options, agent: on, limitMs: timeoutMs });
  return async (path, options = {}) => {
    try {
      return await send(path, options, agent);
    } catch (error) {
      const { isReused, code = '' } = error as LostRequest;
      const isRead = options.method === undefined;
      if (isRead && isReused && closed.has(code)) return send(path, options, false);
      throw error;
    }
  };
}
