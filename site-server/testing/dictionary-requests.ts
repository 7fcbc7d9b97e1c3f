/**
 * Requests with every kind of Available-Dictionary (right, of another file, random, truncated, huge, repeated, in the wrong case,
 * a path), each with encodings that accept a difference and ones that do not: every decoded response must be the file.
 */
import { createHash } from 'node:crypto';
import { dczHeaderBytes } from '@site/release/dictionaries';
import { decompressDcz } from '@site/release/testing';
import { sendRequest, type TestRequest, type TestResponse } from '@site/testing/send-request';

export interface Target {
  readonly path: string;
  readonly plain: Buffer;
  /** The dictionary that a browser may hold for it. */
  readonly dictionary: Buffer;
}

const accepted = [
  'gzip, deflate, br, zstd, dcb, dcz',
  'br, dcz',
  'dcz',
  'DCZ, br',
  'br, dcz;q=0',
  'br, xdcz',
  'gzip, dcb',
  'br',
  '*',
  '',
];

const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes);

/** @returns Available-Dictionary of a browser that has it */
export function headerOf(dictionary: Buffer): string {
  return `:${hashOf(dictionary).digest('base64')}:`;
}

/** @param known the right value @param another of another file */
function otherValues(known: string, another: string): readonly (undefined | string | string[])[] {
  return [
    another,
    undefined,
    headerOf(Buffer.from(known)),
    known.slice(0, 20),
    known.toLowerCase(),
    known.toUpperCase(),
    known.slice(1, -1),
    `${known};q=1`,
    `"${known}"`,
    known.repeat(60),
    `:${'A'.repeat(4000)}=:`,
    ':../../../../../../../../../../../../../etc/passwd:',
    `:/${known.slice(2)}`,
    hashOf(known).digest('hex'),
    [known, another],
    [another, known],
    [known, known],
    '',
  ];
}

/**
 * @returns every encoding, as a whole, as HEAD and in part: for each target with the right dictionary, and with every other value for
 * one of them, in turn
 */
function requestsOf(targets: readonly Target[]) {
  const kinds = [{ method: 'GET' }, { method: 'HEAD' }, { headers: { Range: 'bytes=0-9' } }];
  const turns = kinds.flatMap((kind) => accepted.map((encodings) => ({ kind, encodings })));
  return turns.flatMap(({ kind, encodings }, turn) => {
    const requestOf = (target: Target, held: string | string[] | undefined) => {
      const holds = held === undefined ? {} : { 'Available-Dictionary': [held].flat() };
      const headers = { ...kind.headers, 'Accept-Encoding': encodings, ...holds };
      return { request: { ...kind, path: target.path, headers }, target };
    };
    const [target, other] = [targets[turn % targets.length], targets[(turn + 1) % targets.length]];
    if (!target || !other) throw new Error('no targets');
    const values = otherValues(headerOf(target.dictionary), headerOf(other.dictionary));
    return [
      ...targets.map((one) => requestOf(one, headerOf(one.dictionary))),
      ...values.map((held) => requestOf(target, held)),
    ];
  });
}

/** @returns how many responses were differences to a dictionary, and each problem with its request */
export async function sendDictionaryRequests(origin: string, targets: readonly Target[]) {
  const failures: string[] = [];
  let dcz = 0;
  const requests = requestsOf(targets).values();
  const visitor = async () => {
    for (const { request, target } of requests) {
      const answer = await sendRequest(origin, request);
      if (answer.headers['content-encoding'] === 'dcz') dcz += 1;
      const problem = await problemOf(request, answer, target).catch(String);
      if (problem !== undefined) failures.push(`${JSON.stringify(request)}: ${problem}`);
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  return { dcz, failures };
}

async function problemOf(
  { method, headers }: TestRequest,
  answer: TestResponse,
  { plain, dictionary }: Target,
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
    const file = await decompressDcz(answer.bytes, dictionary);
    return file.equals(plain) ? undefined : 'other bytes (dcz)';
  }
  return answer.text === plain.toString() ? undefined : `other bytes (${encoding})`;
}
