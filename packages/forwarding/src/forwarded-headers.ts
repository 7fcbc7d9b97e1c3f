import type { IncomingHttpHeaders } from 'node:http';

/** Headers that belong to one connection and are not passed on (RFC 9110, 7.6.1), and what undici writes itself. */
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

/** As nginx: `X_Forwarded_For` cannot pose as X-Forwarded-For. */
const plainName = /^[a-z0-9-]+$/;

/** @returns the headers of a request or an answer that go on to the other side, names in small letters */
export function forwardedHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  // Whoever sends them may declare any header to be for this hop only.
  const named = [headers.connection ?? ''].flat().join(',').split(',');
  const dropped = new Set([...hopByHop, ...named.map((name) => name.trim().toLowerCase())]);
  const passed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !dropped.has(name) && plainName.test(name)) passed[name] = value;
  return passed;
}
