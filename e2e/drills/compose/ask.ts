/** Requests as a browser sends them: over connections that are kept, and what that means when the edge reloads. */
import { Agent, request } from 'node:http';

const timeoutMs = 15_000;

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string;
  readonly cookies: readonly string[];
}

export type Ask = (path: string, question?: Question) => Promise<Answer>;

/**
 * A read whose kept connection the edge closes in that very moment is sent again on a new one, as RFC 9112 (9.3.1)
 * lets clients do and every browser does. A write is not, and neither is anything on a new connection: what fails
 * there is lost.
 */
export function createAsk(origin: string): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  return async (path, question = {}) => {
    try {
      return await requestOnce(origin + path, question, agent);
    } catch (error) {
      const isRead = question.method === undefined;
      if (!isRead || !(error instanceof ClosedUnderUs)) throw error;
      return requestOnce(origin + path, question, false);
    }
  };
}

class ClosedUnderUs extends Error {}

function requestOnce(url: string, question: Question, agent: Agent | false): Promise<Answer> {
  const { method = 'GET', headers, body } = question;
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent, timeout: timeoutMs }, (response) => {
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
    asked.on('timeout', () => asked.destroy(new Error(`no answer in ${timeoutMs / 1000} s`)));
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const isClosed = asked.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      const words = `${method} ${url}: ${error.code ?? ''} ${error.message}`;
      reject(isClosed ? new ClosedUnderUs(words) : new Error(words, { cause: error }));
    });
    asked.end(body);
  });
}
