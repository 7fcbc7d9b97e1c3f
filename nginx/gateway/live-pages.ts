import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestUpstream, type openPool } from '@site/forwarding';
import { pageSecurityHeaders } from '@site/contract';
import { omitRulesForSavers } from './answers';
import { createCopies } from './copies';
import type { PressQuestion } from './press-question';

const freshForMs = 1000;

interface Copy {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly at: number;
}

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

export interface LivePageRequest extends PressQuestion {
  readonly visitor?: string;
  /** With the administrator's session: neither reads nor leaves a copy. */
  readonly isPrivate?: boolean;
}

/** @returns false: the visitor has no answer yet */
export type SendLivePage = (
  request: IncomingMessage,
  response: ServerResponse,
  asked: LivePageRequest,
) => Promise<boolean>;

/**
 * Pages that are rendered on request. A copy is fresh for a second; when the page server or what is behind it
 * fails, the last good copy is shown instead, as nginx does with stale-if-error. What is not there is not there for a
 * second, too.
 */
export function createLivePages(pageServer: ReturnType<typeof openPool>): SendLivePage {
  const copies = createCopies<Copy>();
  const pending = new Map<string, Promise<Copy>>();

  const fetchOnce = (request: IncomingMessage, asked: LivePageRequest): Promise<Copy> => {
    const { question } = asked;
    const running = pending.get(question);
    if (running) return running;
    const started = fetchPage(pageServer, request, { question }).finally(() =>
      pending.delete(question),
    );
    pending.set(question, started);
    return started;
  };

  return async (request, response, asked) => {
    const { question, copies: kind, isPrivate = false } = asked;
    const store = kind === undefined || isPrivate ? undefined : copies[kind];
    for (const known of [store?.get(question), store && copies.missing.get(question)])
      if (known && Date.now() - known.at < freshForMs) return write(request, response, known);
    const page = await (
      store ? fetchOnce(request, asked) : fetchPage(pageServer, request, asked)
    ).catch(() => undefined);
    if (page && page.status < 500) {
      if (page.status === 200) store?.keep(question, page);
      else if (store) copies.missing.keep(question, page);
      return write(request, response, page, isPrivate ? 'private, no-store' : 'no-cache');
    }
    const stale = kind && copies[kind].get(question);
    if (stale) return write(request, response, stale);
    // A fault of the page server itself is shown as the released 503 page, as nginx does.
    return page?.status === 503 ? write(request, response, page) : false;
  };
}

async function fetchPage(
  pageServer: ReturnType<typeof openPool>,
  request: IncomingMessage,
  { question, visitor }: LivePageRequest,
): Promise<Copy> {
  const { statusCode, headers, body } = await requestUpstream(pageServer, {
    method: 'GET',
    path: question,
    headers: {
      'x-forwarded-host': request.headers.host ?? '',
      // A page for many is nobody's own request.
      ...(visitor !== undefined && { 'x-forwarded-for': visitor }),
    },
  });
  const received = new Map(Object.entries(headers));
  return {
    status: statusCode,
    headers: Object.fromEntries(
      passedHeaders.flatMap((name) => {
        const value = received.get(name);
        return value === undefined ? [] : [[name, String(value)]];
      }),
    ),
    body: Buffer.from(await body.arrayBuffer()),
    at: Date.now(),
  };
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: Copy,
  cacheControl = 'no-cache',
): true {
  response.statusCode = page.status;
  // A redirect brings no policy and is no page.
  if (page.headers['content-security-policy'] !== undefined)
    for (const [name, value] of Object.entries(pageSecurityHeaders))
      response.setHeader(name, value);
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('Cache-Control', cacheControl);
  omitRulesForSavers(request, response);
  response.setHeader('Content-Length', page.body.length);
  response.end(request.method === 'HEAD' ? undefined : page.body);
  return true;
}
