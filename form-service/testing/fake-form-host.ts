/** An external form service over HTTP, which takes posts as a known one does and answers or fails as a test requires. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import { json, type HostAnswer, type KnownFormHost } from './known-form-hosts';

/** What becomes of a post: an answer, or what is done with the response. */
export type HostBehaviour = HostAnswer | ((response: ServerResponse) => unknown);

export const hang: HostBehaviour = () => undefined;

interface ReceivedPost {
  readonly path: string;
  readonly contentType: string;
  readonly accept: string;
  /** As text; the tests send nothing but UTF-8. */
  readonly body: string;
  readonly fields: ReadonlyMap<string, string>;
}

export interface FakeFormHost {
  /** Where a form posts to; set it as FORM_RELAY_URL. */
  readonly url: string;
  /** The posts that the service would have accepted. */
  readonly received: ReceivedPost[];
  behave(behaviour: HostBehaviour): void;
  /** @returns once the sender of the last post has closed its connection */
  untilClosed(): Promise<unknown>;
  stop(): Promise<void>;
}

/** One that takes every post. */
const anyHost = {
  path: '/f/registration',
  accepts: () => true,
  success: json(200, { ok: true, next: '/thanks' }),
  refusal: json(404, { error: 'no such form' }),
};

/** Until `behave` is called it accepts valid posts and refuses all others. */
export async function startFakeFormHost(
  host: Pick<KnownFormHost, keyof typeof anyHost> = anyHost,
): Promise<FakeFormHost> {
  const received: ReceivedPost[] = [];
  let behaviour: HostBehaviour = host.success;
  let closed: Promise<unknown> = Promise.resolve();
  const { origin, stop } = await serveOnLoopback((request, response) => {
    void read(request).then((post) => {
      closed = new Promise((resolve) => response.once('close', resolve));
      if (post.path !== host.path || !host.accepts(post.contentType, post.fields))
        return answer(response, host.refusal);
      received.push(post);
      if (typeof behaviour === 'function') behaviour(response);
      else answer(response, behaviour);
    });
  });
  return {
    url: origin + host.path,
    received,
    behave: (next) => (behaviour = next),
    untilClosed: () => closed,
    stop,
  };
}

export function answer(response: ServerResponse, { status, body, headers }: HostAnswer): void {
  const isJson = typeof body !== 'string' && !Buffer.isBuffer(body);
  response
    .writeHead(status, { 'content-type': isJson ? 'application/json' : 'text/html', ...headers })
    .end(isJson ? JSON.stringify(body) : body);
}

async function read(request: IncomingMessage): Promise<ReceivedPost> {
  const { 'content-type': contentType = '', accept = '' } = request.headers;
  const bytes = await buffer(request);
  const body = bytes.toString();
  const fields = contentType.startsWith('application/json')
    ? Object.entries(JSON.parse(body) as Record<string, string>)
    : await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  return {
    path: request.url ?? '',
    contentType,
    accept,
    body,
    fields: new Map(fields) as Map<string, string>,
  };
}
