/** HTTP requests as browsers send them: over kept-alive connections, which the edge closes when it reloads. */
import { Agent, request } from 'node:http';

const timeoutMs = 15_000;

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpResponse {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string;
  readonly cookies: readonly string[];
}

export type SendRequest = (path: string, options?: RequestOptions) => Promise<HttpResponse>;

/**
 * Retries a read on a new connection when the edge closes its kept-alive one at that moment, as RFC 9112 (9.3.1)
 * allows and every browser does. A write, or a failure on a new connection, is not retried: it is lost.
 */
export function createHttpClient(origin: string): SendRequest {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  return async (path, options = {}) => {
    try {
      return await requestOnce(origin + path, options, agent);
    } catch (error) {
      const isRead = options.method === undefined;
      if (!isRead || !(error instanceof ClosedOnReuse)) throw error;
      return requestOnce(origin + path, options, false);
    }
  };
}

class ClosedOnReuse extends Error {}

function requestOnce(
  url: string,
  options: RequestOptions,
  agent: Agent | false,
): Promise<HttpResponse> {
  const { method = 'GET', headers, body } = options;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent, timeout: timeoutMs }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          text,
          header: (name) => response.headers[name]?.toString() ?? '',
          cookies: response.headers['set-cookie'] ?? [],
        });
      });
    });
    sent.on('timeout', () => sent.destroy(new Error(`no response in ${timeoutMs / 1000} s`)));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const isClosed = sent.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      const message = `${method} ${url}: ${error.code ?? ''} ${error.message}`;
      reject(isClosed ? new ClosedOnReuse(message) : new Error(message, { cause: error }));
    });
    sent.end(body);
  });
}
