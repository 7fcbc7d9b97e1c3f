import type { IncomingMessage, ServerResponse } from 'node:http';
import { omitRulesForSavers } from './answers';
import { forwardedHeaders } from './forward';

const freshForMs = 1000;
const keptPages = 200;
const renderTimeoutMs = 8000;

interface Copy {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly at: number;
}

/** By http and by https (press-service/src/auth/session.ts). */
const sessionCookie = /(?:^|;\s*)(?:__Host-)?press\.sid=/;

/** Headers of the page server that reach the visitor. */
const passedHeaders = [
  'content-type',
  'content-security-policy',
  'location',
  'x-release',
  'x-shell',
  'x-remotes',
  'speculation-rules',
];

/**
 * Pages that are rendered on request. A copy is fresh for a second; when the page server or what is behind it
 * fails, the last good copy is shown instead, as nginx does with stale-if-error. A request with the
 * administrator's session neither reads nor leaves a copy.
 */
export function createLivePages(origin: string) {
  const copies = new Map<string, Copy>();
  const pending = new Map<string, Promise<Copy>>();

  const render = (request: IncomingMessage, key: string): Promise<Copy> => {
    const running = pending.get(key);
    if (running) return running;
    const started = fetchPage(origin, request).finally(() => pending.delete(key));
    pending.set(key, started);
    return started;
  };

  return async function sendLivePage(request: IncomingMessage, response: ServerResponse) {
    const key = request.url ?? '/';
    const isPrivate = sessionCookie.test(request.headers.cookie ?? '');
    const known = isPrivate ? undefined : copies.get(key);
    if (known && Date.now() - known.at < freshForMs) return write(request, response, known);
    const page = await (isPrivate ? fetchPage(origin, request) : render(request, key)).catch(
      () => undefined,
    );
    if (page && page.status < 500) {
      if (!isPrivate && page.status === 200) keep(copies, key, page);
      return write(request, response, page, isPrivate ? 'private, no-store' : 'no-cache');
    }
    const stale = copies.get(key);
    if (stale) return write(request, response, stale);
    // A fault of the page server itself is shown as the released 503 page, as nginx does.
    return page?.status === 503 ? write(request, response, page) : undefined;
  };
}

function keep(copies: Map<string, Copy>, key: string, page: Copy) {
  copies.delete(key);
  copies.set(key, page);
  const [oldest] = copies.keys();
  if (copies.size > keptPages && oldest !== undefined) copies.delete(oldest);
}

async function fetchPage(origin: string, request: IncomingMessage): Promise<Copy> {
  const headers = forwardedHeaders(request);
  const answer = await fetch(origin + (request.url ?? '/'), {
    headers: { 'x-forwarded-host': String(headers['x-forwarded-host'] ?? '') },
    redirect: 'manual',
    signal: AbortSignal.timeout(renderTimeoutMs),
  });
  return {
    status: answer.status,
    headers: Object.fromEntries(
      passedHeaders.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
    body: Buffer.from(await answer.arrayBuffer()),
    at: Date.now(),
  };
}

/** @returns true: the visitor has an answer */
function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: Copy,
  cacheControl = 'no-cache',
): true {
  response.statusCode = page.status;
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('Cache-Control', cacheControl);
  omitRulesForSavers(request, response);
  response.setHeader('Content-Length', page.body.length);
  response.end(request.method === 'HEAD' ? undefined : page.body);
  return true;
}
