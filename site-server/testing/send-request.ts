/** One request exactly as given, without the normalisation that fetch applies to paths and headers. */
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface TestRequest {
  readonly method?: string;
  readonly path: string;
  /** A list sends the header once for each value. */
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** Another loopback address to send from, for example 127.0.0.2: another visitor. */
  readonly from?: string;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Names of headers that were repeated, in lower case. */
  readonly repeated: readonly string[];
  /** Empty for an encoding that needs a dictionary. */
  readonly text: string;
  /** The body as received, still encoded. */
  readonly bytes: Buffer;
}

const timeoutMs = 20_000;

/** @throws the error of the connection: a lost request is never an empty response */
export function sendRequest(
  origin: string,
  { method = 'GET', path, headers, body, from }: TestRequest,
): Promise<TestResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        method,
        path,
        headers,
        agent: false,
        timeout: timeoutMs,
        ...(from !== undefined && { localAddress: from }),
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({
            status: response.statusCode ?? 0,
            headers: flat(response.headers),
            repeated: repeatedIn(response.rawHeaders),
            bytes,
            text: decode(bytes, response.headers['content-encoding']),
          });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`${path}: no response`)));
    sent.on('error', reject);
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
