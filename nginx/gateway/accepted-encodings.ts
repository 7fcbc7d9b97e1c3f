import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** As nginx decides it: by name, so `*` alone is not enough, and `q=0` refuses (RFC 9110, 12.5.3). */
export function acceptsEncoding(request: IncomingMessage, name: 'br' | 'gzip'): boolean {
  return new Negotiator(request).encodings().includes(name);
}
