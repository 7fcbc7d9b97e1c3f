import type { IncomingHttpHeaders } from 'node:http';

/** Hop-by-hop headers, which are not forwarded (RFC 9110, 7.6.1), and those that undici sets itself. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'expect',
  'http2-settings',
]);

/** Like nginx: `X_Forwarded_For` must not be taken for X-Forwarded-For. */
const plainName = /^[a-z0-9-]+$/;

/** @returns the headers of a request or response to forward, names in lower case */
export function forwardedHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  // The sender may declare any header as hop-by-hop.
  const named = [headers.connection ?? ''].flat().join(',').split(',');
  const dropped = new Set([...hopByHop, ...named.map((name) => name.trim().toLowerCase())]);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value !== undefined && !dropped.has(name) && plainName.test(name) ? [[name, value]] : [],
    ),
  );
}
