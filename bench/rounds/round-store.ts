import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { keyOf, type Round, type RoundKey } from './round';

/** Finished rounds, one JSON line each, so that an interrupted bench continues. */
export interface RoundStore {
  readonly all: () => readonly Round[];
  readonly has: (key: RoundKey) => boolean;
  readonly add: (round: Round) => void;
}

/** @param file named after the fingerprint: results of another build or browser never mix with these */
export function openRoundStore(file: string): RoundStore {
  mkdirSync(dirname(file), { recursive: true });
  const rounds = new Map<string, Round>();
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const round of text.split('\n').flatMap(parseLine)) rounds.set(keyOf(round), round);
  // A line that was torn when the bench was stopped must not spoil the next one.
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  return {
    all: () => [...rounds.values()],
    has: (key) => rounds.has(keyOf(key)),
    add(round) {
      rounds.set(keyOf(round), round);
      appendFileSync(file, `${JSON.stringify(round)}\n`);
    },
  };
}

function parseLine(line: string): Round[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as Round];
  } catch {
    return [];
  }
}
