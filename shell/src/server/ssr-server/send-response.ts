/** The responses of the SSR server. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pageSecurityPolicy, type InlineHashes } from '@site/contract';
import { readHeaders } from '@site/release';
import type { ReleaseRenderer } from './release-renderer';

/** Sends a prerendered error page with the requested URL unchanged: no redirect if the service fails. */
export function sendErrorPage(
  release: ReleaseRenderer,
  response: ServerResponse,
  status: 404 | 503,
) {
  const file = `errors/${status}.html` as const;
  const html = readFileSync(join(release.folder, 'pages', file), 'utf8');
  setPageHeaders(response, release, readHeaders(release.folder)[file]);
  if (status === 503) response.setHeader('Retry-After', '5');
  end(response, status, 'text/html; charset=utf-8', html);
}

/** Sets the headers of a release and the content security policy of a page. */
export function setPageHeaders(
  response: ServerResponse,
  release: ReleaseRenderer,
  hashes: InlineHashes = { styleHashes: [] },
) {
  const { sites } = release.release.table;
  response.setHeader('Content-Security-Policy', pageSecurityPolicy(hashes, sites));
  for (const [name, value] of Object.entries(release.headers)) response.setHeader(name, value);
}

export function redirect(response: ServerResponse, status: 302 | 303, location: string) {
  response.setHeader('Location', location);
  end(response, status, 'text/plain; charset=utf-8', location);
}

/** Sends a complete response, which caches must revalidate. */
export function end(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-cache');
  response.end(body);
}
