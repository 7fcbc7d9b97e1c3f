import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

type PassOn = (isPlain?: boolean) => Promise<IncomingMessage | undefined>;
type Fault = (
  request: IncomingMessage,
  response: ServerResponse,
  passOn: PassOn,
) => void | Promise<void>;

const slowMs = 5_000;
const verySlowMs = 30_000;

/** The ways in which something on the network is not what was asked for. */
export const faults = {
  refused: (_, response) => void response.destroy(),
  '404': (_, response) => text(response, 404, 'Not Found'),
  '503': (_, response) => text(response, 503, 'Service Unavailable'),
  /** What a server with a fallback page for everything answers. */
  'HTML instead of JavaScript': (_, response) =>
    answer(response, 'text/html', '<!doctype html><title>fallback</title><p>Welcome'),
  'JSON garbage': (_, response) => answer(response, 'application/json', '{"ok":true,"next":'),
  /** Valid JSON that is not what was asked for. */
  'other JSON': (_, response) => answer(response, 'application/json', '{"remotes":null}'),
  hanging: () => undefined,
  'slow (5 s)': (_, response, passOn) => late(slowMs, response, passOn),
  'slow (30 s)': (_, response, passOn) => late(verySlowMs, response, passOn),
  'one byte flipped': (_, response, passOn) => altered(response, () => passOn(true), flip),
  'one compressed byte flipped': (_, response, passOn) => altered(response, passOn, flip),
  /** A release map that was tampered with, or belongs to other files. */
  'other hashes': (_, response, passOn) =>
    altered(
      response,
      () => passOn(true),
      (body) => Buffer.from(body.toString().replaceAll(/sha256-\w\w/g, 'sha256-AB')),
    ),
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

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

/** @param change must keep the length, which the head has already told */
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
