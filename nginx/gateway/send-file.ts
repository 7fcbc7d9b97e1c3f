import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import send from 'send';
import { sendText } from './answers';
import type { Cache } from './decide';

const cacheControl: Readonly<Record<Cache, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  'no-cache': 'no-cache',
  'no-store': 'no-store',
  day: 'public, max-age=86400',
};

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

interface FileAnswer {
  readonly root: string;
  /** Decoded path under root, from `decide`; send refuses what climbs out of it. */
  readonly file: string;
  readonly cache: Cache;
  readonly status?: number;
  /** Another policy than a file's; an error keeps the file's. */
  readonly policy?: string;
}

/** Answers with a file, in the smallest of the three forms that lie ready; a missing one is 404 in plain text. */
export function sendFile(request: IncomingMessage, response: ServerResponse, answer: FileAnswer) {
  const { root, file, cache, status, policy } = answer;
  const encoding = precompressed(
    join(root, file),
    request.headers['accept-encoding']?.toString() ?? '',
  );
  const stream = send(request, encodeURI(file + (encoding?.suffix ?? '')), {
    root,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    acceptRanges: !encoding,
  });
  stream.on('error', () => {
    for (const name of ['Content-Encoding', 'ETag', 'Last-Modified']) response.removeHeader(name);
    sendText(response, 404, 'Not Found');
  });
  stream.on('directory', () => sendText(response, 404, 'Not Found'));
  stream.on('headers', () => {
    if (status) response.statusCode = status;
    const type = contentTypes[extname(file)];
    if (type) response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', cacheControl[cache]);
    response.setHeader('Vary', 'Accept-Encoding');
    if (policy) response.setHeader('Content-Security-Policy', policy);
    if (encoding) response.setHeader('Content-Encoding', encoding.name);
  });
  stream.pipe(response);
}

function precompressed(file: string, accepted: string) {
  for (const [name, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const)
    if (new RegExp(`\\b${name}\\b`).test(accepted) && existsSync(file + suffix))
      return { name, suffix };
  return undefined;
}
