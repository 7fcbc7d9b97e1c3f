import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { AccessEntry } from './access-entry';
import { archiveOf, archivesOf } from './archives';
import { parseLine, type ParsedLine } from './access-line';

export type TamperKind = 'changed' | 'removed' | 'inserted' | 'cut off';

export type Verification =
  | {
      readonly isIntact: true;
      /** How many entries the log holds. */
      readonly count: number;
      /** The state of the file, `<bytes>:<SHA-256>`: noted elsewhere, it lets a later check compare. */
      readonly head: string;
    }
  | {
      readonly isIntact: false;
      /** That of the log, or one of its archives. */
      readonly file: string;
      readonly kind: TamperKind;
      /** The first damaged line, from 1; where lines are missing, the one that follows them. */
      readonly line: number;
    };

interface Line {
  readonly number: number;
  /** Byte offsets of its start and of the end of its line break. */
  readonly start: number;
  readonly end: number;
  readonly isEnded: boolean;
  readonly parsed: ParsedLine | 'blank';
}

/**
 * Reads the whole log, its archives too. Each line is checked against its own hash and the hash of everything before it, each
 * archive against the lines after it.
 * @param notedHead `head` of an earlier verification; detects lines that were removed from the end since
 * @throws the file system's error
 */
export function verifyAccessLog(file: string, notedHead?: string): Verification {
  const head = headOf(file);
  const lastLine = readWhole(file).lines;
  let hasHead = notedHead === undefined;
  let count = 0;
  /** What the file after it says of the one that is read. */
  let heads: readonly string[] = [];
  let number = Number.POSITIVE_INFINITY;
  for (let one = file; ; one = archiveOf(file, number)) {
    if (!existsSync(one)) return { isIntact: false, kind: 'removed', line: 1, file: one };
    const { bytes, broken, continued, entries, lines } = readWhole(one);
    if (broken) return { isIntact: false, ...broken, file: one };
    if (!heads.every((each) => holdsHead(bytes, each)))
      return { isIntact: false, kind: 'cut off', line: lines + 1, file: one };
    hasHead ||= holdsHead(bytes, notedHead ?? '');
    count += entries;
    const older = archivesOf(file).findLast((each) => each < number) ?? 0;
    number = continued[0]?.number ?? 0;
    if (number < older) return { isIntact: false, kind: 'removed', line: 1, file: one };
    if (number === 0) break;
    heads = continued.map((each) => each.head);
  }
  if (!hasHead) return { isIntact: false, kind: 'cut off', line: lastLine + 1, file };
  return { isIntact: true, count, head };
}

/** @returns the state of a file, see Verification */
export function headOf(file: string): string {
  const bytes = readFileSync(file);
  return `${bytes.length}:${createHash('sha256').update(bytes).digest('hex')}`;
}

function readWhole(file: string) {
  const bytes = readFileSync(file);
  const lines = splitLines(bytes);
  const entries = lines.filter(isEntryLine);
  const offsets = entries.map(({ parsed }) => parsed.previousBytes);
  const broken = findBroken(lines, digestsAt(bytes, offsets));
  const continued = entries.flatMap(({ parsed: { continues } }) => {
    const [number = '', ...head] = continues?.split(':') ?? [];
    return number === '' ? [] : [{ number: Number(number), head: head.join(':') }];
  });
  return { bytes, broken, continued, entries: entries.length, lines: lines.length };
}

type Broken = { readonly kind: TamperKind; readonly line: number };

function findBroken(
  lines: readonly Line[],
  digests: ReadonlyMap<number, string>,
): Broken | undefined {
  /** A later line has confirmed everything before this offset. */
  let confirmedBytes = 0;
  for (const line of lines) {
    if (line.parsed === 'changed') return { kind: 'changed', line: line.number };
    if (!isEntryLine(line)) continue;
    const { previousBytes, previous } = line.parsed;
    if (previousBytes > line.start || digests.get(previousBytes) !== previous)
      return explain(lines, line, confirmedBytes);
    confirmedBytes = Math.max(confirmedBytes, previousBytes);
  }
  // A crash leaves a torn line without its line break; the next line adds the break and covers it.
  const unexplained = lines.find(
    ({ parsed, isEnded, end }) => parsed === 'unreadable' && isEnded && end > confirmedBytes + 1,
  );
  return unexplained && { kind: 'changed', line: unexplained.number };
}

/** The bytes before `line` have changed since it was written; its sequence is its original line number. */
function explain(
  lines: readonly Line[],
  { number, parsed }: EntryLine,
  confirmedBytes: number,
): Broken {
  if (number < parsed.sequence) return { kind: 'removed', line: number };
  const unconfirmed = lines.filter(({ start }) => start >= confirmedBytes);
  const firstDamaged = unconfirmed.find((line) => line.parsed === 'unreadable') ?? unconfirmed[0];
  const kind = number > parsed.sequence ? 'inserted' : 'changed';
  return { kind, line: firstDamaged?.number ?? number };
}

type EntryLine = Line & { readonly parsed: AccessEntry };

function isEntryLine(line: Line): line is EntryLine {
  return typeof line.parsed === 'object';
}

function splitLines(bytes: Buffer): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < bytes.length;) {
    const lineBreak = bytes.indexOf(0x0a, start);
    const isEnded = lineBreak !== -1;
    const text = bytes.toString('utf8', start, isEnded ? lineBreak : bytes.length);
    const end = isEnded ? lineBreak + 1 : bytes.length;
    const parsed = text === '' ? 'blank' : parseLine(text);
    lines.push({ number: lines.length + 1, start, end, isEnded, parsed });
    start = end;
  }
  return lines;
}

/** @returns the SHA-256 of the bytes before each of the offsets, in one pass */
function digestsAt(bytes: Buffer, offsets: readonly number[]): Map<number, string> {
  const digest = createHash('sha256');
  const digests = new Map<number, string>();
  let done = 0;
  for (const offset of [...new Set(offsets)].sort((one, other) => one - other)) {
    if (offset > bytes.length) break;
    digest.update(bytes.subarray(done, offset));
    done = offset;
    digests.set(offset, digest.copy().digest('hex'));
  }
  return digests;
}

function holdsHead(bytes: Buffer, head: string): boolean {
  const [length = '', hash] = head.split(':');
  const offset = Number(length);
  return Number.isSafeInteger(offset) && digestsAt(bytes, [offset]).get(offset) === hash;
}
