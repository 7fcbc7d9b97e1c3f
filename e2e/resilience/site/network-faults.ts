import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

type PassOn = (isPlain?: boolean) => Promise<IncomingMessage | undefined>;
type Respond = (
  request: IncomingMessage,
  response: ServerResponse,
  passOn: PassOn,
) => void | Promise<void>;

const slowMs = 5_000;

/**
 * The faults that the proxy can inject instead of the upstream's response. Each name completes a sentence: "mfe-press
 * answers 503".
 */
export const networkFaults = {
  'refuses connections': (_, response) => void response.destroy(),
  'answers 404': (_, response) => text(response, 404, 'Not Found'),
  'answers 503': (_, response) => text(response, 503, 'Service Unavailable'),
  /** Like a server with a catch-all page. */
  'answers HTML instead of JavaScript': (_, response) =>
    answer(response, 'text/html', '<!doctype html><title>fallback</title><p>Welcome'),
  'answers truncated JSON': (_, response) =>
    answer(response, 'application/json', '{"ok":true,"next":'),
  /** Valid JSON of the wrong shape. */
  'answers unexpected JSON': (_, response) =>
    answer(response, 'application/json', '{"remotes":null}'),
  'never answers': () => undefined,
  'answers after 5 s': (_, response, passOn) => late(slowMs, response, passOn),
  'answers with one flipped byte': (_, response, passOn) =>
    altered(response, () => passOn(true), flip),
  'answers with one flipped compressed byte': (_, response, passOn) =>
    altered(response, passOn, flip),
  /** A release manifest that was tampered with, or belongs to other files. */
  'answers with wrong integrity hashes': (_, response, passOn) =>
    altered(
      response,
      () => passOn(true),
      (body) => Buffer.from(body.toString().replaceAll(/sha256-../g, 'sha256-AB')),
    ),
} as const satisfies Record<string, Respond>;

export type NetworkFault = keyof typeof networkFaults;

async function late(ms: number, response: ServerResponse, passOn: PassOn) {
  await delay(ms);
  if (response.destroyed) return;
  (await passOn())?.pipe(response);
}

function text(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' });
  response.end(body);
}

function answer(response: ServerResponse, type: string, body: string) {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
}

/** @param change must keep the length: Content-Length is already sent */
async function altered(response: ServerResponse, passOn: PassOn, change: (body: Buffer) => Buffer) {
  const upstream = await passOn();
  if (!upstream) return;
  const chunks: Buffer[] = [];
  for await (const chunk of upstream as AsyncIterable<Buffer>) chunks.push(chunk);
  response.end(change(Buffer.concat(chunks)));
}

function flip(body: Buffer): Buffer {
  const middle = Math.floor(body.length / 2);
  body[middle] = (body[middle] ?? 0) ^ 1;
  return body;
}
