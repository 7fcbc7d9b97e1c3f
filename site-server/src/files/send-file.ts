import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { calendarType, tourSecurityHeaders, tourSecurityPolicy } from '@site/contract';
import send from 'send';
import { speculationRulesType } from '@site/contract/speculation-rules';
import { isDczFile } from '@site/release/dictionaries';
import { acceptsEncoding } from '../requests/request-headers';
import {
  allowCopy,
  endUnlessRead,
  sendText,
  setCommonHeaders,
  varyBy,
} from '../requests/responses';
import { heldDictionary, type DictionaryUse } from './dictionaries';

export type Cache = 'immutable' | 'no-cache' | 'day';

/** For how many seconds nginx may keep a copy. A page changes with a release, which visitors get at once. */
const copyS: Readonly<Record<Cache, number>> = { immutable: 2_592_000, 'no-cache': 1, day: 1 };

const cacheControl: Readonly<Record<Cache, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  'no-cache': 'no-cache',
  day: 'public, max-age=86400',
};

const contentTypes: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.ics', `${calendarType}; charset=utf-8`],
  ['.xml', 'application/xml; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.webmanifest', 'application/manifest+json'],
  ['.speculationrules', speculationRulesType],
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
]);

export interface FileResponse {
  readonly root: string;
  /** Decoded path under root; send rejects a path that leaves root. */
  readonly file: string;
  readonly cache: Cache;
  readonly status?: number;
  /** Without Last-Modified: a page's ETag is sufficient, and its start must fit into the first packets. */
  readonly hasEtagOnly?: true;
  /** A policy other than a file's; an error keeps the file's. */
  readonly policy?: 'tour';
  readonly dictionaries?: DictionaryUse | undefined;
  /** Whether no other address leads to the file: nginx may keep a copy. */
  readonly isOnlyAddress?: boolean;
}

/** Responds with a file in the smallest encoding that exists for this browser; a missing file is 404 in plain text. */
export function sendFile(request: IncomingMessage, response: ServerResponse, answer: FileResponse) {
  const { root, file, cache, status, policy, dictionaries } = answer;
  const { hasEtagOnly = false, isOnlyAddress = false } = answer;
  const encoding = encodedFile(request, answer);
  const stream = send(request, encodeURI(encoding?.file ?? file), {
    root,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    lastModified: !hasEtagOnly,
    // Ranges only of plain files whose bytes never change under the same address.
    acceptRanges: !encoding && hasParts(answer),
  });
  stream.on('error', ({ status: given = 500, code }: { status?: number; code?: string }) => {
    // The disk has failed in the middle of the file.
    if (response.headersSent) return void response.destroy();
    // A file without read permission is not found.
    const problem = code === 'EACCES' ? 404 : given;
    const range = response.getHeader('Content-Range');
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    setCommonHeaders(response, request.url ?? '/');
    if (range !== undefined && problem === 416) response.setHeader('Content-Range', range);
    sendText(response, ...(problems[problem] ?? problems[404]));
  });
  stream.on('directory', () => sendText(response, 404, 'Not Found'));
  stream.on('headers', () => {
    endUnlessRead(response);
    if (status) response.statusCode = status;
    const type = contentTypes.get(extname(file));
    if (type) response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', cacheControl[cache]);
    varyBy(response, 'Accept-Encoding');
    if (dictionaries) varyBy(response, 'Available-Dictionary');
    for (const [name, value] of Object.entries(dictionaries?.headers ?? {}))
      response.setHeader(name, value);
    if (policy === 'tour') setTourHeaders(response);
    if (encoding) response.setHeader('Content-Encoding', encoding.name);
    if (isOnlyAddress) allowCopy(response, copyS[cache]);
  });
  stream.pipe(response);
}

/** Any other problem with a file is 404. 500: the file exists and cannot be read. */
const problems: Readonly<Record<number, [status: number, text: string]>> & {
  404: [number, string];
} = {
  404: [404, 'Not Found'],
  412: [412, 'Precondition Failed'],
  416: [416, 'Range Not Satisfiable'],
  500: [500, 'Internal Server Error'],
};

function hasParts({ cache, policy }: FileResponse): boolean {
  return cache !== 'no-cache' && policy === undefined;
}

function setTourHeaders(response: ServerResponse) {
  response.setHeader('Content-Security-Policy', tourSecurityPolicy);
  for (const [name, value] of Object.entries(tourSecurityHeaders)) response.setHeader(name, value);
}

function encodedFile(request: IncomingMessage, { root, file, dictionaries }: FileResponse) {
  const held = heldDictionary(request);
  const dcz = held && dictionaries?.fileFor(held);
  // Checked at every request: without a valid dcz file of this dictionary the plain file is sent.
  if (dcz && isDczFile(join(root, dcz), held)) return { name: 'dcz', file: dcz };
  for (const [name, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const)
    if (acceptsEncoding(request, name) && existsSync(join(root, file + suffix)))
      return { name, file: file + suffix };
  return undefined;
}
