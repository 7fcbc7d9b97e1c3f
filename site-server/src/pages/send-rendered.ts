/** How a rendered page, feed or sitemap is sent. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { showBar, type ShownBar } from '../bar/show-bar';
import { compress, encodingFor } from '../requests/compress-shared';
import { isPreconditionFailed } from '../requests/request-headers';
import {
  allowCopy,
  endUnlessRead,
  omitRulesForSavers,
  replaceCopy,
  sendPreconditionFailed,
  varyBy,
} from '../requests/responses';
import { isMissing, type RenderedPage } from './rendered-page';

const hasText: ReadonlySet<number> = new Set([200, 404]);

type PageReader = IncomingMessage & { readonly bar?: ShownBar };

/**
 * Sends what is the same for everyone, in the best encoding.
 * @param isOnlyAddress whether nginx may keep a copy
 */
export async function sendShared(
  request: PageReader,
  response: ServerResponse,
  page: RenderedPage,
  isOnlyAddress: boolean,
): Promise<void> {
  if (request.bar && hasText.has(page.status)) return sendPrivate(request, response, page);
  const { compressed } = page;
  const etag = page.headers['ETag'];
  if (compressed && isPreconditionFailed(request, etag)) return sendPreconditionFailed(response);
  if (isOnlyAddress && page.status === 200) allowCopy(response, 1);
  if (isOnlyAddress && isMissing.has(page.status)) replaceCopy(request, response);
  if (!hasText.has(page.status)) return send(request, response, page, 'no-cache');
  varyBy(response, 'Accept-Encoding');
  const encoding = encodingFor(request);
  if (encoding === undefined) return send(request, response, page, 'no-cache');
  const kept = compressed && (compressed[encoding] ??= compress(page.body, encoding, true));
  const body = await (kept ?? compress(page.body, encoding, false));
  const headers = {
    ...page.headers,
    ...(etag !== undefined && { ETag: `W/${etag}` }),
    'Content-Encoding': encoding,
  };
  send(request, response, { ...page, headers, body }, 'no-cache');
}

/** Sends the page of one visitor. Danger: never compressed, because its length could reveal what it holds (BREACH). */
export function sendPrivate(
  request: PageReader,
  response: ServerResponse,
  page: RenderedPage,
): void {
  const shown = request.bar ? showBar(page, request.bar) : page;
  send(request, response, shown, 'private, no-store');
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: RenderedPage,
  cacheControl: string,
): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Cache-Control', cacheControl);
  omitRulesForSavers(request, response);
  if (isHeld(request, headers['ETag'])) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Length', body.length);
  endUnlessRead(response);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Feeds have an ETag, pages have none. A conditional GET compares tags weakly (RFC 9110, 13.1.2). */
function isHeld({ headers }: IncomingMessage, etag: string | undefined): boolean {
  const strong = (tag: string) => tag.replace(/^W\//, '');
  const held = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  return etag !== undefined && held.some((one) => one === '*' || strong(one) === strong(etag));
}
