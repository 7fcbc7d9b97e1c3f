/** What operators run at FORM_WEBHOOK_URL: keeps every call, answers as the test wants. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface WebhookCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly calls: WebhookCall[];
  /** For the next calls: a status, or no answer at all. */
  answerWith(answer: number | 'nothing'): void;
  /** @returns when so many calls have come */
  untilCalls(count: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const calls: WebhookCall[] = [];
  let answer: number | 'nothing' = 204;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        if (answer === 'nothing') return;
        response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    calls,
    answerWith: (next) => (answer = next),
    async untilCalls(count) {
      while (calls.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
