import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { requestUpstream, type openPool } from '@site/forwarding';
import { acceptsEncoding, isPreconditionFailed } from '../request-headers';
import {
  endUnlessRead,
  omitRulesForSavers,
  sendPreconditionFailed,
  sendTooMany,
  varyBy,
} from '../responses';
import type { Copies, PressRequest } from '../routing/press-request';
import { createCopies } from './copies';

const freshForMs = 1000;
/** As `proxy_cache_valid` in nginx/conf/proxy/press-copy.conf: a missing article redirects to the list. */
const isMissing: ReadonlySet<number> = new Set([302, 404]);

interface Copy {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
  /** By performance.now(): a clock that is set back must not keep copies fresh. */
  readonly atMs: number;
  /** Of a cached copy, from the first visitor who accepts Brotli until its text changes. */
  compressed?: Promise<Buffer>;
  isCached?: true;
}

const compress = promisify(brotliCompress);
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** As brotli_comp_level in nginx/conf/http/compression.conf. */
const quick = brotli(5);
/** Takes some 45 ms, once for each text of a cached page: with it the press list fits into the first round trip of TCP. */
const thorough = brotli(constants.BROTLI_MAX_QUALITY);

/** Headers of the SSR server that are passed to the visitor. */
const passedHeaders = [
  'content-type',
  'etag',
  'content-security-policy',
  'location',
  'x-release',
  'x-shell',
  'x-remotes',
  'speculation-rules',
];
/** Session and notice, on pages that no other visitor gets. */
const privateHeaders = [...passedHeaders, 'set-cookie'];

/** The server that renders them, and what the edge adds to its pages. */
export interface SsrUpstream {
  readonly pool: ReturnType<typeof openPool>;
  /** Security headers of pages in the live release, besides the policy. */
  readonly pageHeaders: () => Readonly<Record<string, string>>;
}

export interface SsrPageRequest extends PressRequest {
  readonly visitor?: string;
  /** With the administrator's session: bypasses the cache in both directions. */
  readonly isPrivate?: boolean;
}

/** @returns false when nothing was sent yet */
export type SendSsrPage = (
  request: IncomingMessage,
  response: ServerResponse,
  wanted: SsrPageRequest,
) => Promise<boolean>;

/**
 * Pages that are rendered on request. A cached copy is fresh for a second. After it one visitor requests the page, so that a
 * visit after a release gets the new one; the others get the copy meanwhile. When the SSR server or its upstream fails, the
 * last good copy is served instead, as nginx does with proxy_cache_use_stale. A missing page is cached for a second too; nginx
 * also sends that copy while it renews it.
 */
export function createSsrPages(ssrServer: SsrUpstream): SendSsrPage {
  const copies = createCopies<Copy>();
  const pending = new Map<string, Promise<Copy | undefined>>();

  /** One request for everybody who waits for the page. */
  const renew = async (request: IncomingMessage, { target }: SsrPageRequest, kind: Copies) => {
    const page = await fetchPage(ssrServer, request, { target }).catch(() => undefined);
    if (page?.status === 200) {
      copies[kind].set(target, Object.assign(page, cachedFields(page, copies[kind].get(target))));
      copies.missing.delete(target);
    }
    if (page && isMissing.has(page.status)) {
      copies.missing.set(target, page);
      // A deleted article must not return in an outage.
      copies[kind].delete(target);
    }
    pending.delete(target);
    return page;
  };

  return async (request, response, wanted) => {
    const { target, copies: kind, isPrivate = false } = wanted;
    const copy = kind && (copies[kind].get(target) ?? copies.missing.get(target));
    let page: Copy | undefined;
    if (kind === undefined || isPrivate)
      page = await fetchPage(ssrServer, request, wanted).catch(() => undefined);
    else {
      const isFresh = copy && performance.now() - copy.atMs < freshForMs;
      // Once the copy of a missing page is no longer fresh, it is for outages only: the article may have been published.
      if (copy && (isFresh || (copy.isCached && pending.has(target))))
        return sendCopy(request, response, copy);
      const renewed = pending.get(target) ?? renew(request, wanted, kind);
      pending.set(target, renewed);
      page = await renewed;
    }
    if (page && page.status < 500 && page.status !== 429)
      return isPrivate
        ? writePage(request, response, page, 'private, no-store')
        : sendCopy(request, response, page);
    if (page?.status === 429 && (isPrivate || !copy)) {
      sendTooMany(request, response, page.headers['retry-after']?.toString());
      return true;
    }
    if (copy) return sendCopy(request, response, copy);
    // An error of the SSR server itself becomes the released 503 page, as behind nginx.
    return page?.status === 503 ? writePage(request, response, page) : false;
  };
}

function cachedFields(
  { body }: Copy,
  former: Copy | undefined,
): Pick<Copy, 'isCached' | 'compressed'> {
  const isSame = former?.compressed !== undefined && former.body.equals(body);
  return { isCached: true, ...(isSame && { compressed: former.compressed }) };
}

/** @param form a plain form that is passed on instead of a GET */
export async function fetchPage(
  { pool, pageHeaders }: SsrUpstream,
  request: IncomingMessage,
  { target, visitor, isPrivate = false }: SsrPageRequest,
  form?: {
    readonly headers: Record<string, string>;
    readonly body: Buffer | undefined;
    readonly answerWithinMs: number | undefined;
  },
): Promise<Copy> {
  const { statusCode, headers, body } = await requestUpstream(pool, {
    method: form ? 'POST' : 'GET',
    path: target,
    ...(form && { body: form.body, answerWithinMs: form.answerWithinMs }),
    headers: {
      ...form?.headers,
      // A page that is cached for many visitors is requested without the host and address of one of them.
      ...((isPrivate || form) && { 'x-forwarded-host': request.headers.host ?? '' }),
      ...(visitor !== undefined && { 'x-forwarded-for': visitor }),
      ...(isPrivate && { cookie: request.headers.cookie ?? '' }),
    },
  });
  const received = new Map(Object.entries(headers));
  const names = isPrivate ? privateHeaders : passedHeaders;
  const passed = (statusCode === 429 ? [...names, 'retry-after'] : names).flatMap((name) => {
    const value = received.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    status: statusCode,
    headers: {
      // A redirect has no policy and gets no page headers.
      ...(received.has('content-security-policy') && pageHeaders()),
      ...Object.fromEntries(passed),
    },
    body: Buffer.from(await body.arrayBuffer()),
    atMs: performance.now(),
  };
}

/**
 * Compressed where the visitor accepts Brotli, once for all visitors of a copy. Never a page with a session, whose length
 * could reveal private content (BREACH).
 */
async function sendCopy(
  request: IncomingMessage,
  response: ServerResponse,
  copy: Copy,
): Promise<true> {
  const { etag } = copy.headers;
  if (copy.isCached && isPreconditionFailed(request, etag?.toString())) {
    sendPreconditionFailed(response);
    return true;
  }
  if (!hasText.has(copy.status)) return writePage(request, response, copy);
  varyBy(response, 'Accept-Encoding');
  if (!acceptsEncoding(request, 'br')) return writePage(request, response, copy);
  copy.compressed ??= compress(copy.body, copy.isCached ? thorough : quick);
  return writePage(request, response, {
    ...copy,
    headers: {
      ...copy.headers,
      ...(typeof etag === 'string' && { etag: `W/${etag}` }),
      'content-encoding': 'br',
    },
    body: await copy.compressed,
  });
}

const hasText: ReadonlySet<number> = new Set([200, 404]);

export function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Copy,
  cacheControl = 'no-cache',
): true {
  response.statusCode = page.status;
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('Cache-Control', cacheControl);
  omitRulesForSavers(request, response);
  if (isHeld(request, page)) {
    response.statusCode = 304;
    response.end();
    return true;
  }
  response.setHeader('Content-Length', page.body.length);
  endUnlessRead(response);
  response.end(request.method === 'HEAD' ? undefined : page.body);
  return true;
}

/** Feeds have an ETag, pages have none. */
function isHeld({ headers }: IncomingMessage, page: Copy): boolean {
  const tag = page.headers['etag']?.toString();
  const held = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  return tag !== undefined && held.some((one) => one === '*' || strong(one) === strong(tag));
}

/** A conditional GET compares tags weakly (RFC 9110, 13.1.2). */
const strong = (tag: string) => tag.replace(/^W\//, '');
