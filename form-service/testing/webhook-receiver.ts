/** A receiver at FORM_WEBHOOK_URL: records every call, answers as the test requires. */
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';

interface WebhookCall {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly calls: WebhookCall[];
  /** For the next calls: a status, or no answer at all. */
  answerWith(answer: number | 'nothing'): void;
  /** @returns after this number of calls */
  untilCalls(count: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const calls: WebhookCall[] = [];
  let answer: number | 'nothing' = 204;
  const { origin, stop } = await serveOnLoopback((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      if (answer === 'nothing') return;
      response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  return {
    url: `${origin}/hook`,
    calls,
    answerWith: (next) => (answer = next),
    async untilCalls(count) {
      while (calls.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    stop,
  };
}
