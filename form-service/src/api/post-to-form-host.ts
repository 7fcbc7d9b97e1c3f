import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { brotliDecompressSync, inflateRawSync, unzipSync } from 'node:zlib';

export interface HostAnswer {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly location: string | undefined;
  readonly retryAfter: string | undefined;
  /** The body if it is JSON, otherwise undefined. */
  readonly body: unknown;
  /** Whether the body exceeded the limit and was not read to its end. */
  readonly isCut: boolean;
}

const answerLimitBytes = 64 * 1_024;

/**
 * One POST to an external form service: body and content type unchanged.
 *
 * node:http and not fetch: a new connection for each post, because a keep-alive connection that the server has just
 * closed would lose a registration; and redirects are never followed.
 * @throws the connection's error; code `TIMEOUT` without a complete answer in time
 */
export async function postToFormHost(
  address: URL,
  post: { readonly bytes: Buffer; readonly contentType: string },
  timeoutMs: number,
): Promise<HostAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await readAnswer(await send(address, post, signal));
  } catch (error) {
    if (signal.aborted) throw Object.assign(new Error('TIMEOUT'), { code: 'TIMEOUT' });
    throw error;
  }
}

function send(
  address: URL,
  post: { readonly bytes: Buffer; readonly contentType: string },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = address.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': post.contentType,
      'content-length': post.bytes.length,
      accept: 'application/json',
      'accept-encoding': 'identity',
      'user-agent': 'form-service',
    };
    request(address, { method: 'POST', agent: false, signal, headers }, resolve)
      .once('error', reject)
      // A host that switches protocols (101) gives neither a response nor an error.
      .once('close', () => reject(new Error('closed without a response')))
      .end(post.bytes);
  });
}

async function readAnswer(response: IncomingMessage): Promise<HostAnswer> {
  const bytes = decoded(await readCapped(response), response.headers['content-encoding']);
  return {
    status: response.statusCode ?? 0,
    contentType: response.headers['content-type'],
    location: response.headers.location,
    retryAfter: response.headers['retry-after'],
    body: bytes && parseIfJson(bytes),
    isCut: bytes === undefined,
  };
}

async function readCapped(response: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Leaving the loop closes the connection.
    if (length > answerLimitBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * A proxy may compress although none was asked for: an accepted post must not be an error to the visitor, who repeats it.
 * @returns undefined beyond the limit; unchanged if it cannot be decoded, which JSON.parse then refuses
 */
function decoded(bytes: Buffer | undefined, encoding = 'identity'): Buffer | undefined {
  const decode = decoders.get(encoding.trim().toLowerCase());
  if (!bytes || !decode) return bytes;
  try {
    return decode(bytes);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? undefined : bytes;
  }
}

const limited = { maxOutputLength: answerLimitBytes };
const decoders = new Map<string, (bytes: Buffer) => Buffer>([
  ['gzip', (bytes) => unzipSync(bytes, limited)],
  ['x-gzip', (bytes) => unzipSync(bytes, limited)],
  ['br', (bytes) => brotliDecompressSync(bytes, limited)],
  // With the header of zlib, as the standard has it, or without, as some servers send it.
  [
    'deflate',
    (bytes) =>
      ((bytes[0] ?? 0) & 0x0f) === 8 ? unzipSync(bytes, limited) : inflateRawSync(bytes, limited),
  ],
]);

function parseIfJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
