/** Sends random dictionary requests to an edge: every decoded response must be the file. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { dczHeaderBytes } from '@site/release/dictionaries';
import { decompressDcz } from '@site/release/testing';
import { sendRequest, type TestResponse, type TestRequest } from '@site/testing/send-request';
import {
  headerOf,
  randomDictionaryRequest,
  seeded,
  type DictionaryRequest,
  type Target,
} from './random-dictionary-request';

export interface DictionaryRequestResult {
  readonly count: number;
  /** Number of responses that were differences to a dictionary. */
  readonly dcz: number;
  /** Each problem with its request. */
  readonly failures: readonly string[];
}

/** @param seed of the sequence: the same seed sends the same requests */
export async function sendDictionaryRequests(
  origin: string,
  targets: readonly Target[],
  count: number,
  seed = 9842,
): Promise<DictionaryRequestResult> {
  const random = seeded(seed);
  const failures: string[] = [];
  let dcz = 0;
  const requests = Array.from({ length: count }, () => randomDictionaryRequest(random, targets));
  const requestOne = async ({ request, target }: DictionaryRequest) => {
    const answer = await sendRequest(origin, request);
    if (answer.headers['content-encoding'] === 'dcz') dcz += 1;
    return problemOf(request, answer, target, targets);
  };
  const visitor = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const problem = await requestOne(next).catch((error: unknown) => String(error));
      if (problem !== undefined) failures.push(`${JSON.stringify(next.request)}: ${problem}`);
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  return { count, dcz, failures };
}

async function problemOf(
  { method, headers }: TestRequest,
  answer: TestResponse,
  { plain }: Target,
  targets: readonly Target[],
): Promise<string | undefined> {
  const encoding = answer.headers['content-encoding'];
  const isPart = headers?.['Range'] !== undefined && answer.status === 206;
  if (answer.status !== 200 && !isPart) return `status ${answer.status}`;
  // A page also varies by Save-Data.
  if (!answer.headers['vary']?.endsWith('Accept-Encoding, Available-Dictionary'))
    return `Vary: ${answer.headers['vary']}`;
  if (encoding === 'dcz' && headers?.['Range'] !== undefined) return 'dcz for a Range';
  if (encoding === 'dcz' && !/(^|, )dcz($|,)/i.test(String(headers?.['Accept-Encoding'])))
    return 'dcz for a browser that does not take it';
  if (method === 'HEAD') return answer.bytes.length === 0 ? undefined : 'HEAD with a body';
  // A range of the compressed file is not comparable.
  if (isPart && encoding !== undefined) return undefined;
  if (isPart) return answer.bytes.equals(plain.subarray(0, 10)) ? undefined : 'another part';
  if (encoding === 'dcz') {
    const name = answer.bytes.subarray(dczHeaderBytes - 32, dczHeaderBytes).toString('base64');
    if (![headers?.['Available-Dictionary'] ?? ''].flat().includes(`:${name}:`))
      return 'dcz with a dictionary that was not named';
  }
  return (await decoded(answer, targets)).equals(plain) ? undefined : `other bytes (${encoding})`;
}

async function decoded(
  { bytes, headers }: TestResponse,
  targets: readonly Target[],
): Promise<Buffer> {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(bytes);
    case 'gzip':
      return gunzipSync(bytes);
    case 'dcz': {
      const name = bytes.subarray(dczHeaderBytes - 32, dczHeaderBytes).toString('base64');
      const dictionaries = targets.flatMap((target) => target.dictionaries);
      const named = dictionaries.find((dictionary) => headerOf(dictionary) === `:${name}:`);
      if (!named) throw new Error('compressed with an unknown dictionary');
      return decompressDcz(bytes, named);
    }
    default:
      return bytes;
  }
}
