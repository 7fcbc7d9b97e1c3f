import {
  createServer,
  request as httpRequest,
  Agent,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { faults, type FaultName } from './faults';

/** Stands in front of a server, speaks HTTP and breaks what it is told to break. */
export interface FaultProxy {
  readonly origin: string;
  /** Addresses that match answer with this fault until `heal`. The latest word on an address counts. */
  readonly break: (pattern: RegExp, fault: FaultName) => void;
  readonly heal: () => void;
  /** Addresses that were asked for, in order. */
  readonly asked: readonly string[];
  readonly stop: () => Promise<void>;
}

/** A connection a request: one that is kept may be closed just when it is used again, which would be a fault of ours. */
const agent = new Agent({ keepAlive: false });

/** @param target for example `http://127.0.0.1:8080` */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let rules: { readonly pattern: RegExp; readonly fault: FaultName }[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    asked.push(url);
    const rule = rules.findLast(({ pattern }) => pattern.test(decode(url)));
    const passOn = (isPlain = false) => pass(target, request, response, isPlain);
    if (rule) void faults[rule.fault](request, response, passOn);
    else void passOn().then((answer) => answer?.pipe(response));
  });
  // Behind one proxy many pages wait at once, some of them for ever.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    break: (pattern, fault) => void rules.push({ pattern, fault }),
    heal: () => void (rules = []),
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Korean addresses are matched as they read. */
function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/**
 * Passes a request on. The host's name stays as the browser sent it: the services compare it with the origin.
 * @returns the answer with its head already sent; undefined when there is none (the connection is cut)
 */
function pass(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  isPlain: boolean,
): Promise<IncomingMessage | undefined> {
  return new Promise((resolve) => {
    const headers = { ...request.headers };
    if (isPlain) delete headers['accept-encoding'];
    const upstream = httpRequest(
      target + (request.url ?? '/'),
      { method: request.method, headers, agent },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.on('error', () => response.destroy());
        resolve(answer);
      },
    );
    upstream.on('error', () => {
      response.destroy();
      resolve(undefined);
    });
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  });
}
