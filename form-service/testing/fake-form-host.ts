/**
 * An external form service for tests: implements the contract that such services share
 * (docs of the known ones: JSON, urlencoded, multipart; {ok, next} or {error, errors}) and fails on demand.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';

export type FakeFormHostMode = keyof typeof behaviours;

export interface ReceivedPost {
  readonly path: string;
  readonly contentType: string;
  readonly accept: string;
  /** The body as text; the tests send nothing but UTF-8. */
  readonly body: string;
}

export interface FakeFormHost {
  /** Where a form posts to; set it as FORM_RELAY_URL. */
  readonly url: string;
  readonly received: ReceivedPost[];
  setMode(mode: FakeFormHostMode): void;
  /** @returns once the sender of the last post has closed its connection */
  untilClosed(): Promise<void>;
  stop(): Promise<void>;
}

export async function startFakeFormHost(): Promise<FakeFormHost> {
  const received: ReceivedPost[] = [];
  let mode: FakeFormHostMode = 'ok';
  let closed: Promise<unknown> = Promise.resolve();
  const { origin, stop } = await serveOnLoopback((request, response) => {
    void text(request).then((body) => {
      const path = request.url ?? '/';
      if (request.method !== 'POST') return answer(response, 405, { error: 'method not allowed' });
      const { 'content-type': contentType = '', accept = '' } = request.headers;
      received.push({ path, contentType, accept, body });
      closed = new Promise((resolve) => response.once('close', resolve));
      behaviours[mode](response, request);
    });
  });

  return {
    url: `${origin}/f/registration`,
    received,
    setMode: (next) => (mode = next),
    untilClosed: async () => {
      await closed;
    },
    stop,
  };
}

const okBody = '{"ok":true}';

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

const behaviours = {
  ok: (response) => answer(response, 200, { ok: true, next: '/thanks' }),
  refuse: (response) =>
    answer(response, 422, {
      error: 'Validation errors',
      errors: [{ field: 'phone', code: 'REQUIRED_FIELD_EMPTY', message: 'phone is empty' }],
    }),
  fail: (response) => answer(response, 500, { error: 'internal error' }),
  'too-many': (response) =>
    answer(response, 429, { error: 'rate limited' }, { 'retry-after': '17' }),
  'ok-with-error': (response) => answer(response, 200, { error: 'form over quota' }),
  hang: () => undefined,
  'hang-in-body': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"ok":');
  },
  'thanks-redirect': (response) => redirect(response, 302, '/thanks'),
  moved: (response, request) =>
    redirect(response, 301, `https://${request.headers.host}${request.url}`),
  'thanks-page': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Thank you'),
  huge: (response) => answer(response, 200, { ok: true, filler: 'x'.repeat(200_000) }),
  'huge-page': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('x'.repeat(200_000)),
  gzip: (response) => compressed(response, 'gzip', gzipSync(okBody)),
  'gzip-with-error': (response) =>
    compressed(response, 'gzip', gzipSync('{"error":"form over quota"}')),
  'gzip-bomb': (response) => compressed(response, 'gzip', gzipSync(' '.repeat(10_000_000))),
  'gzip-damaged': (response) => compressed(response, 'gzip', gzipSync(okBody).subarray(0, 20)),
  br: (response) => compressed(response, 'BR', brotliCompressSync(okBody)),
  deflate: (response) => compressed(response, 'deflate', deflateSync(okBody)),
  'deflate-raw': (response) => compressed(response, 'deflate', deflateRawSync(okBody)),
  drop: (response) => response.destroy(),
} satisfies Record<string, Behaviour>;

function answer(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));
}

function compressed(response: ServerResponse, encoding: string, bytes: Buffer): void {
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding })
    .end(bytes);
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { location }).end();
}
