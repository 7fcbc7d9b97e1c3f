import type { Request, Response } from 'express';
import onHeaders from 'on-headers';

/** Of copies that this browser has of the live site: an unchanged file is not worth a mistake. */
const conditions = [
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
] as const;

/** For caches, compression dictionaries and pages that are fetched in advance: all of them outlive the preview. */
const removed = ['X-Accel-Expires', 'Use-As-Dictionary', 'Link', 'Speculation-Rules'];

/** Only files whose address changes with every byte may stay, in this browser. */
const immutable = 'private, max-age=31536000, immutable';

/** Whatever answers: no search engine lists it, and no cache but the visitor's own keeps any of it. */
export function keepFromCaches({ headers }: Request, response: Response) {
  for (const name of conditions) headers[name] = undefined;
  onHeaders(response, () => {
    const given = response.getHeader('Cache-Control')?.toString() ?? '';
    const isImmutable = response.statusCode < 300 && given.includes('immutable');
    response.setHeader('Cache-Control', isImmutable ? immutable : 'private, no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    for (const name of removed) response.removeHeader(name);
  });
}
