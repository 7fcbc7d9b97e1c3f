/** Asks an edge mixed questions: whatever is asked, the decoded answer is the file. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { dczHeaderBytes } from '@site/release/dictionaries';
import { decompressDcz } from '@site/release/testing';
import { ask, type Answer, type Question } from './ask';
import {
  headerOf,
  mixedQuestion,
  seeded,
  type MixedQuestion,
  type Target,
} from './mixed-questions';

export interface MixedResult {
  readonly count: number;
  /** How many answers were differences to a dictionary. */
  readonly dcz: number;
  /** What went wrong, with the request. */
  readonly failures: readonly string[];
}

/** @param seed names the sequence: the same seed asks the same again */
export async function requestMixed(
  origin: string,
  targets: readonly Target[],
  count: number,
  seed = 9842,
): Promise<MixedResult> {
  const random = seeded(seed);
  const failures: string[] = [];
  let dcz = 0;
  const questions = Array.from({ length: count }, () => mixedQuestion(random, targets));
  const requestOne = async ({ question, target }: MixedQuestion) => {
    const answer = await ask(origin, question);
    if (answer.headers['content-encoding'] === 'dcz') dcz += 1;
    return problemOf(question, answer, target, targets);
  };
  const visitor = async () => {
    for (let next = questions.pop(); next; next = questions.pop()) {
      const problem = await requestOne(next).catch((error: unknown) => String(error));
      if (problem !== undefined) failures.push(`${JSON.stringify(next.question)}: ${problem}`);
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  return { count, dcz, failures };
}

async function problemOf(
  { method, headers }: Question,
  answer: Answer,
  { plain }: Target,
  targets: readonly Target[],
): Promise<string | undefined> {
  const encoding = answer.headers['content-encoding'];
  const isPart = headers?.['Range'] !== undefined && answer.status === 206;
  if (answer.status !== 200 && !isPart) return `status ${answer.status}`;
  if (answer.headers['vary'] !== 'Accept-Encoding, Available-Dictionary')
    return `Vary: ${answer.headers['vary']}`;
  if (encoding === 'dcz' && headers?.['Range'] !== undefined) return 'dcz for a Range';
  if (encoding === 'dcz' && !/(^|, )dcz($|,)/i.test(String(headers?.['Accept-Encoding'])))
    return 'dcz for a browser that does not take it';
  if (method === 'HEAD') return answer.bytes.length === 0 ? undefined : 'HEAD with a body';
  // A part of the compressed form is a part of other bytes.
  if (isPart && encoding !== undefined) return undefined;
  if (isPart) return answer.bytes.equals(plain.subarray(0, 10)) ? undefined : 'another part';
  if (encoding === 'dcz') {
    const name = answer.bytes.subarray(dczHeaderBytes - 32, dczHeaderBytes).toString('base64');
    if (![headers?.['Available-Dictionary'] ?? ''].flat().includes(`:${name}:`))
      return 'dcz with a dictionary that was not named';
  }
  return (await decoded(answer, targets)).equals(plain) ? undefined : `other bytes (${encoding})`;
}

async function decoded({ bytes, headers }: Answer, targets: readonly Target[]): Promise<Buffer> {
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
