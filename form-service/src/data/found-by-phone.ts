/** Whether a registration holds a phone number that an operator typed, or only its digits in something else. */
import { spelledDigits } from '../content/spelled-digits';
import { numbersIn, phoneKey } from './phone-numbers';
import type { StoredRegistration } from './registration';

type Fields = ReadonlyMap<string, string>;

/** Digits of the number in a field that does not hold the number itself. */
export interface SimilarDigits {
  readonly field: string;
  /** They, and what stands around them. */
  readonly excerpt: string;
}

export interface PhoneSearch {
  /** The number itself is in a field; of a text that is not a complete number, the phone field is this text. */
  holds(fields: Fields): boolean;
  /** Where a field contains the digits, and not as a part of other complete numbers. */
  similarIn(fields: Fields): SimilarDigits[];
}

/** Fewer are in most messages. */
const minDigits = 4;
const charsAround = 8;

/** @param phone as an operator types it */
export function searchPhone(phone: string): PhoneSearch {
  const keys = new Set(numbersIn(phone).map(({ key }) => key));
  const typed = phoneKey(phone);
  const sequences = [...(keys.size > 0 ? keys : [typed])]
    .map((key) => key.replaceAll(/\D/g, ''))
    .filter((digits) => digits.length >= minDigits);
  // In every spelling; a country code replaces the leading 0.
  const unchanging = sequences.map((digits) => digits.replace(/^0/, ''));
  const mayHold = (text: string) => {
    const { digits } = digitsIn(text.normalize('NFKC'));
    return unchanging.some((sequence) => digits.includes(sequence));
  };

  return {
    holds: (fields) =>
      keys.size === 0
        ? phoneKey(fields.get('phone') ?? '') === typed
        : [...fields.values()].some(
            // Fast for nearly all of the fields; reading their numbers is not.
            (text) => mayHold(text) && numbersIn(text).some(({ key }) => keys.has(key)),
          ),
    similarIn: (fields) =>
      [...fields].flatMap(([field, text]) => {
        const excerpt = similarPart(text.normalize('NFKC'), [
          ...sequences,
          ...unchanging.map((digits) => `82${digits}`),
        ]);
        return excerpt === undefined ? [] : [{ field, excerpt }];
      }),
  };
}

/** @param text in NFKC @returns what stands around the first of the sequences that complete numbers do not explain */
function similarPart(text: string, sequences: readonly string[]): string | undefined {
  for (const { digits, positions } of [digitsIn(text), digitsIn(text, spelledDigits)])
    for (const sequence of sequences)
      for (let at = digits.indexOf(sequence); at >= 0; at = digits.indexOf(sequence, at + 1)) {
        const found = positions.slice(at, at + sequence.length);
        if (!isExplained(text, found)) return excerptOf(text, found);
      }
  return undefined;
}

function isExplained(text: string, positions: readonly number[]): boolean {
  const numbers = numbersIn(text);
  return positions.every((at) => numbers.some(({ start, end }) => start <= at && at < end));
}

/** @returns the digits of a text and the position of each, whatever stands between them */
function digitsIn(text: string, spelled: ReadonlyMap<string, string> = new Map()) {
  const positions: number[] = [];
  let digits = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const digit = sign >= '0' && sign <= '9' ? sign : spelled.get(sign);
    if (digit === undefined) continue;
    digits += digit;
    positions.push(at);
  }
  return { digits, positions };
}

function excerptOf(text: string, positions: readonly number[]): string {
  const from = Math.max(0, (positions[0] ?? 0) - charsAround);
  const to = (positions.at(-1) ?? 0) + 1 + charsAround;
  const before = from > 0 ? '…' : '';
  const after = to < text.length ? '…' : '';
  return before + text.slice(from, to) + after;
}

/** A registration that may be another person's: only digits of the number are in it, or an earlier number of it is this one. */
export interface SimilarRegistration {
  readonly registration: StoredRegistration;
  readonly digits: readonly SimilarDigits[];
}

export interface FoundByPhone {
  /** Those with the number in any field. */
  readonly registrations: StoredRegistration[];
  readonly similar: SimilarRegistration[];
  /** How many more have the number and are in backups only. */
  readonly inBackupsOnly: number;
}

/**
 * Read and not only looked up: the codes of an interrupted correction are those of both numbers.
 * @param all registrations of the store
 * @param withCode whether the entry of this number has a lookup code of the phone number
 */
export function findByPhone(
  phone: string,
  all: readonly StoredRegistration[],
  withCode: (id: number) => boolean,
): Omit<FoundByPhone, 'inBackupsOnly'> {
  const search = searchPhone(phone);
  const registrations: StoredRegistration[] = [];
  const similar: SimilarRegistration[] = [];
  for (const registration of all) {
    const { id, fields, isReadable } = registration;
    const hasCode = withCode(id);
    if (search.holds(fields) || (hasCode && !isReadable)) registrations.push(registration);
    else {
      const digits = search.similarIn(fields);
      if (hasCode || digits.length > 0) similar.push({ registration, digits });
    }
  }
  return { registrations, similar };
}
