/**
 * Every kind of word for what a browser holds: right, of another file, random, cut off, huge, doubled, in the wrong
 * case, a path; with encodings that take a difference and such that do not.
 */
import { createHash } from 'node:crypto';
import type { Question } from './ask';

export interface Target {
  readonly path: string;
  readonly plain: Buffer;
  /** What a browser may hold for it. */
  readonly dictionaries: readonly Buffer[];
}

export interface MixedQuestion {
  readonly question: Question;
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

/** Numbers in [0, 1) that come out the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

export function mixedQuestion(random: () => number, targets: readonly Target[]): MixedQuestion {
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
  const question: Question = {
    method: pick(['GET', 'GET', 'GET', 'HEAD']),
    path: target.path,
    headers: {
      'Accept-Encoding': pick(accepted),
      ...(held !== undefined && { 'Available-Dictionary': [held].flat() }),
      ...(random() < 0.1 && { Range: 'bytes=0-9' }),
    },
  };
  return { question, target };
}

/** @returns what a browser that holds it says. */
export function headerOf(dictionary: Buffer): string {
  return `:${createHash('sha256').update(dictionary).digest('base64')}:`;
}
