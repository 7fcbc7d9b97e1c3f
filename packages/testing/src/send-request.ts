/** One request exactly as given, without the normalisation that fetch applies to paths and headers. */
import {
  request as requestHttp,
  type Agent,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface TestRequest {
  readonly method?: string;
  readonly path: string;
  /** A list sends the header once for each value. */
  readonly headers?: OutgoingHttpHeaders | undefined;
  readonly body?: string | undefined;
  /** Another loopback address to send from, for example 127.0.0.2: another visitor. */
  readonly from?: string;
  /** Of the connection. Default: a new connection, which ends with the response. */
  readonly agent?: Agent | false;
  /** The name in the certificate. */
  readonly servername?: string;
  readonly limitMs?: number;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: readonly string[];
  /** Names of headers that were repeated, in lower case. */
  readonly repeated: readonly string[];
  /** Empty for an encoding that needs a dictionary. */
  readonly text: string;
  /** The body as received, still encoded. */
  readonly bytes: Buffer;
  /** Whether the connection had another request before. */
  readonly isReused: boolean;
}

export interface LostRequest extends NodeJS.ErrnoException {
  readonly isReused: boolean;
}

/** @throws LostRequest the error of the connection: a lost request is never an empty response */
export function sendRequest(
  origin: string,
  { path, body, from, limitMs = 20_000, agent = false, ...options }: TestRequest,
): Promise<TestResponse> {
  const { protocol, hostname, port } = new URL(origin);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const source = from !== undefined && { localAddress: from };
    const target = { hostname, port, path, agent, ...source, ...options };
    const sent = request(target, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: flat(response.headers),
          cookies: response.headers['set-cookie'] ?? [],
          repeated: repeatedIn(response.rawHeaders),
          bytes,
          text: decode(bytes, response.headers['content-encoding']),
          isReused: sent.reusedSocket,
        });
      });
    });
    const late = () => sent.destroy(new Error(`no response in ${limitMs / 1000} s`));
    const limit = setTimeout(late, limitMs);
    sent.on('close', () => clearTimeout(limit));
    sent.on('error', (error) => {
      const message = `${sent.method} ${origin}${path}: ${error.message}`;
      reject(Object.assign(error, { message, isReused: sent.reusedSocket }) satisfies LostRequest);
    });
    sent.end(body);
  });
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || encoding === 'dcz') return '';
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}

function repeatedIn(rawHeaders: readonly string[]): string[] {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return names.filter((name, index) => names.indexOf(name) !== index && name !== 'set-cookie');
}

function flat(headers: IncomingHttpHeaders): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
}
