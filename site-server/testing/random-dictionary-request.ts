/**
 * Requests with every kind of Available-Dictionary: right, of another file, random, truncated, huge, repeated, in the wrong
 * case, a path; with encodings that accept a difference and ones that do not.
 */
import { createHash } from 'node:crypto';
import type { TestRequest } from '@site/testing/send-request';

export interface Target {
  readonly path: string;
  readonly plain: Buffer;
  /** The dictionaries that a browser may hold for it. */
  readonly dictionaries: readonly Buffer[];
}

export interface DictionaryRequest {
  readonly request: TestRequest;
  readonly target: Target;
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

/** Pseudo-random numbers in [0, 1), the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

export function randomDictionaryRequest(
  random: () => number,
  targets: readonly Target[],
): DictionaryRequest {
  const pick = <Item>(items: readonly Item[]): Item => {
    const index = Math.floor(random() * items.length);
    if (index >= items.length) throw new Error('nothing to choose from');
    return items[index] as Item;
  };
  const target = pick(targets);
  const known = headerOf(pick(target.dictionaries));
  const another = headerOf(pick(pick(targets).dictionaries));
  const bytes = Buffer.from(Array.from({ length: 32 }, () => Math.floor(random() * 256)));
  const odd: readonly (string | readonly string[] | undefined)[] = [
    another,
    undefined,
    `:${bytes.toString('base64')}:`,
    known.slice(0, Math.floor(random() * known.length)),
    known.toLowerCase(),
    known.toUpperCase(),
    known.slice(1, -1),
    `${known};q=1`,
    `"${known}"`,
    known.repeat(60),
    `:${'A'.repeat(4000)}=:`,
    ':../../../../../../../../../../../../../etc/passwd:',
    `:/${known.slice(2)}`,
    createHash('sha256').update(known).digest('hex'),
    [known, another],
    [another, known],
    [known, known],
    '',
  ];
  const held = random() < 0.4 ? known : pick(odd);
  const request: TestRequest = {
    method: pick(['GET', 'GET', 'GET', 'HEAD']),
    path: target.path,
    headers: {
      'Accept-Encoding': pick(accepted),
      ...(held !== undefined && { 'Available-Dictionary': [held].flat() }),
      ...(random() < 0.1 && { Range: 'bytes=0-9' }),
    },
  };
  return { request, target };
}

/** @returns Available-Dictionary of a browser that has it */
export function headerOf(dictionary: Buffer): string {
  return `:${createHash('sha256').update(dictionary).digest('base64')}:`;
}
