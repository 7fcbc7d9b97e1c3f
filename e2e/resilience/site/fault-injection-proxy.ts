import {
  request as httpRequest,
  Agent,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import { networkFaults, type NetworkFault } from './network-faults';

/** An HTTP reverse proxy that injects faults into chosen responses. */
export interface FaultInjectionProxy {
  readonly origin: string;
  /** Every matching URL responds with this fault until `clear`. The last matching rule wins. */
  readonly inject: (pattern: RegExp, fault: NetworkFault) => void;
  readonly clear: () => void;
  /** Requested URLs, in order. */
  readonly requests: readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * One connection per request: a keep-alive connection may close just as it is reused, an error that the proxy itself
 * would add.
 */
const agent = new Agent({ keepAlive: false });

/** @param target for example `http://127.0.0.1:8080` */
export async function startFaultInjectionProxy(target: string): Promise<FaultInjectionProxy> {
  let rules: { readonly pattern: RegExp; readonly fault: NetworkFault }[] = [];
  const requests: string[] = [];
  const { server, port, stop } = await serveOnLoopback((request, response) => {
    const url = request.url ?? '/';
    requests.push(url);
    const rule = rules.findLast(({ pattern }) => pattern.test(decode(url)));
    const passOn = (isPlain = false) => pass(target, request, response, isPlain);
    if (rule) void networkFaults[rule.fault](request, response, passOn);
    else void passOn().then((answer) => answer?.pipe(response));
  });
  // Many requests wait behind one proxy at once, some of them forever.
  server.keepAliveTimeout = 60_000;
  return {
    origin: `http://localhost:${port}`,
    inject: (pattern, fault) => void rules.push({ pattern, fault }),
    clear: () => void (rules = []),
    requests,
    stop,
  };
}

/** Patterns match decoded Korean URLs. */
function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/**
 * Forwards a request. The Host header stays as the browser sent it: the services compare it with the Origin.
 * @returns the upstream response with its head already sent; undefined when the connection was cut
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
